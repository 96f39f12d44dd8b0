import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { useEarlyChoice } from './use-early-choice';

const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());

const Filters = () => (
  <form ref={useEarlyChoice()} onSubmit={onSubmit}>
    <input type="search" name="q" defaultValue="" />
    <select name="state" defaultValue="">
      <option value="">All</option>
      <option value="Kerala">Kerala</option>
    </select>
  </form>
);

it.each([
  ['nothing', 0, () => undefined],
  [
    'typed text',
    1,
    (form: HTMLElement) => Object.assign(form.querySelector('input') ?? {}, { value: 'kap' }),
  ],
  [
    'a choice',
    1,
    (form: HTMLElement) => Object.assign(form.querySelector('select') ?? {}, { value: 'Kerala' }),
  ],
])('before hydration %s is submitted as filters: %j times', (_, times, change) => {
  onSubmit.mockClear();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Filters />);
  change(container);
  render(<Filters />, { container, hydrate: true });
  expect(onSubmit).toHaveBeenCalledTimes(times);
});
