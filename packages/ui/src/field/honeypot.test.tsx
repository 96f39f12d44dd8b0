import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { guardOf } from '@valam/contracts/shared/guard-fields';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Honeypot } from './honeypot';

let sent: ReturnType<typeof guardOf>[] = [];

const Form = () => (
  <form
    aria-label="Form"
    onSubmit={(event) => {
      event.preventDefault();
      sent.push(guardOf(new FormData(event.currentTarget)));
    }}
  >
    <input aria-label="Name" name="name" defaultValue="" />
    <Honeypot name="website" />
  </form>
);

let now = 0;
const submitAt = (ms: number) => {
  now = ms;
  fireEvent.submit(screen.getByRole('form'));
};
const type = (value: string) => fireEvent.input(screen.getByLabelText('Name'), { target: { value } });

beforeEach(() => {
  sent = [];
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

describe('the honeypot of a form', () => {
  it('sends how long the form was open, and the same time when an unchanged form is sent again', () => {
    render(<Form />);
    submitAt(1_300);
    submitAt(9_000);
    type('Asha');
    submitAt(31_000);
    expect(sent).toEqual([
      { website: '', filledInMs: 300 },
      { website: '', filledInMs: 300 },
      { website: '', filledInMs: 30_000 },
    ]);
  });

  it('counts the time before hydration of a form rendered on the server', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(<Form />);
    const root = await act(async () => hydrateRoot(place, <Form />));
    submitAt(1_500);
    expect(sent).toEqual([{ website: '', filledInMs: 1_500 }]);
    await act(async () => root.unmount());
    place.remove();
  });

  it('sends no time without JavaScript', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Form />);
    expect(guardOf(new FormData(place.querySelector('form') ?? undefined))).toEqual({
      website: '',
      filledInMs: null,
    });
  });
});
