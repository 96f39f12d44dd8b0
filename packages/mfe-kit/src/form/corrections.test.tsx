import { expect, it } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { lazyPage } from '../remote/lazy-page';
import { page, remote, type ActionResult } from '../remote/remote-module';
import { renderRemotePage } from '../testing/render-remote';
import { ActionForm } from './action-form';

/** A rule of the form that the browser does not know. */
const judgeName = (field: HTMLInputElement | null): void =>
  field?.addEventListener('input', () =>
    field.setCustomValidity(field.value.length === 1 ? 'One letter.' : ''),
  );

let answer: ActionResult = { ok: true };

/** The country is React state behind a hidden input, as in a phone field. */
function Joining() {
  const [country, setCountry] = useState('');
  return (
    <ActionForm action="account/join" noValidate>
      {({ errors }) => (
        <>
          {['name', 'email', 'password', 'repeated'].map((name) => (
            <input
              key={name}
              aria-label={name}
              name={name}
              type={name === 'email' ? 'email' : 'text'}
              aria-invalid={errors[name] !== undefined}
              data-judged-with={name === 'repeated' ? 'password' : undefined}
              ref={name === 'name' ? judgeName : undefined}
              required
            />
          ))}
          {country && <input type="hidden" name="country" value={country} />}
          <button type="button" onClick={() => setCountry('IN')}>
            India
          </button>
          <button type="submit">Join</button>
          <output>{Object.values(errors).filter(Boolean).join(' ')}</output>
        </>
      )}
    </ActionForm>
  );
}

const account = remote({
  name: 'account',
  apis: [],
  routes: [
    page({ path: '/join', page: lazyPage('join', () => Promise.resolve({ default: () => <Joining /> })) }),
  ],
  actions: { join: () => Promise.resolve(answer) },
});

/** The code that follows corrections loads after a refusal, and checks a form after an event. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function opened() {
  const { getByLabelText, getByText, getByRole } = await renderRemotePage(account, '/join');
  return {
    type: async (name: string, value: string) => {
      await act(async () => void fireEvent.input(getByLabelText(name), { target: { value } }));
      await settled();
    },
    press: async (text: string) => {
      await act(async () => void fireEvent.click(getByText(text)));
      await settled();
    },
    words: () => getByRole('status').textContent,
    field: (name: string) => getByLabelText(name),
  };
}

const refuses = (errors: Record<string, string>): void => {
  answer = { ok: false, errors };
};

it('shows no message while a form is filled in for the first time', async () => {
  const form = await opened();
  await form.type('email', 'asha@');
  expect(form.words()).toBe('');
});

it('takes away the message of a field once it is filled in, and keeps that of the next one', async () => {
  refuses({ name: 'No name.', email: 'No email.' });
  const form = await opened();
  await form.press('Join');
  expect(form.words()).toBe('No name. No email.');
  await form.type('name', 'Asha');
  expect(form.words()).toBe('No email.');
  expect(form.field('name').getAttribute('aria-invalid')).toBe('false');
});

it('keeps the message of an email address until it is a whole one', async () => {
  refuses({ email: 'No email.' });
  const form = await opened();
  await form.press('Join');
  await form.type('email', 'asha@');
  expect(form.words()).toBe('No email.');
  await form.type('email', 'asha@valam.example');
  expect(form.words()).toBe('');
});

it('shows what is wrong with a value by a rule of the form, until it is right', async () => {
  refuses({ name: 'No name.' });
  const form = await opened();
  await form.press('Join');
  await form.type('name', 'A');
  expect(form.words()).toBe('One letter.');
  await form.type('name', 'As');
  expect(form.words()).toBe('');
});

it('shows the message of a refused value again once it has that value again', async () => {
  const form = await opened();
  await form.type('email', 'asha@valam.example');
  refuses({ email: 'Used already.' });
  await form.press('Join');
  await form.type('email', 'asha@valam.exampl');
  expect(form.words()).toBe('');
  await form.type('email', 'asha@valam.example');
  expect(form.words()).toBe('Used already.');
});

it('takes away the message of a repeated password once the first one is another', async () => {
  const form = await opened();
  await form.type('password', 'sunrise');
  await form.type('repeated', 'sunset');
  refuses({ repeated: 'Not the same.' });
  await form.press('Join');
  await form.type('password', 'sunset');
  expect(form.words()).toBe('');
});

it('takes away the message of a country that is chosen without an event of the form', async () => {
  refuses({ country: 'No country.' });
  const form = await opened();
  await form.press('Join');
  expect(form.words()).toBe('No country.');
  await form.press('India');
  expect(form.words()).toBe('');
});

it('keeps a message that belongs to no field until the next attempt', async () => {
  refuses({ form: 'Not now.', name: 'No name.' });
  const form = await opened();
  await form.press('Join');
  await form.type('name', 'Asha');
  expect(form.words()).toBe('Not now.');
  answer = { ok: true };
  await form.press('Join');
  expect(form.words()).toBe('');
});

it('shows the messages of the next attempt, also for a field that was corrected before', async () => {
  refuses({ name: 'No name.', email: 'No email.' });
  const form = await opened();
  await form.press('Join');
  await form.type('name', 'Asha');
  refuses({ name: 'Too short.' });
  await form.press('Join');
  expect(form.words()).toBe('Too short.');
  expect(document.activeElement).toBe(form.field('name'));
});
