import { describe, expect, it } from '@jest/globals';
import { outcomeUnknown } from '@valam/contracts/shared/problem';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../src/expose/remote';
import { aPartner, ownReferral } from './partners';

const user = aPartner('Leela Fernandes');
const record = {
  ...user.contributor,
  contributingArea: 'Host',
  profilePhoto: null,
  photos: [],
  showContact: false,
  version: 3,
};
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const nobodyKnows = 'We can’t tell whether this was done. Check your connection and try again.';

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function run(
  name: string,
  fields: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, FakeAnswer>>,
) {
  const shown = await renderRemotePage(account, '/dashboard/profile', {
    answers: { 'GET /api/profile': record, 'GET /api/referrals/me': ownReferral(), ...answers },
    shell: { session: { status: 'signed-in', csrfToken: 'csrf', user } },
  });
  const result = await act(async () => account.actions?.[name]?.(shown.host.app, formOf(fields)));
  return { ...shown, result };
}

const sessionId = '6f2a6c4e-6d0c-4b0e-9a3e-0f3c6e4b8a11';
const passwords = { password: 'a swim across the lake', confirmPassword: 'a swim across the lake' };

describe('a form whose response was lost', () => {
  it.each<[string, Record<string, string>, string, string | RegExp]>([
    ['profile', { name: 'Leela', version: '3' }, 'PUT /api/profile', nobodyKnows],
    [
      'payout-details',
      { method: 'paypal', paypalEmail: 'leela@example.org', currentPassword: 'a walk' },
      'PUT /api/referrals/me/payout-details',
      nobodyKnows,
    ],
    ['end-session', { sessionId }, `DELETE /api/auth/sessions/${sessionId}`, nobodyKnows],
    ['end-other-sessions', {}, 'POST /api/auth/sessions/revoke-others', nobodyKnows],
    ['own-data', {}, 'POST /api/privacy/export', nobodyKnows],
    [
      'change-password',
      { currentPassword: 'a walk around the hill', ...passwords },
      'POST /api/auth/change-password',
      /your password was changed.*you are asked to sign in, the new one is in force/,
    ],
    [
      'reset-password',
      { token: 'a-token', ...passwords },
      'POST /api/auth/reset-password',
      /your password was saved.*try to log in with it/,
    ],
  ])('%s does not report a failure', async (name, fields, route, description) => {
    const refusal = new FakeProblem(409, 'identity.refused', 'Write to us.');
    const { result: refused } = await run(name, fields, { [route]: refusal });
    expect(refused).toMatchObject({ ok: false, toast: { description: 'Write to us.' } });
    const { result } = await run(name, fields, { [route]: lost });
    expect(result).toMatchObject({
      ok: false,
      toast: {
        title: 'The connection was lost',
        description: typeof description === 'string' ? description : expect.stringMatching(description),
      },
    });
  });
});

it('a login whose response was lost says to try again: unlike other forms, it sends no email to check', async () => {
  const unknown = new FakeProblem(503, 'outcome.unknown', outcomeUnknown.message);
  const fields = { email: 'leela@example.org', password: 'a walk around the hill' };
  const { result } = await run('login', fields, { 'POST /api/auth/login': unknown });
  const description = 'Login failed. Please try again.';
  expect(result).toMatchObject({ ok: false, errors: { form: description }, toast: { description } });
});

it('a partner who has saved another name is greeted by it at once', async () => {
  const saved = { 'PUT /api/profile': { ...record, name: 'Leela F.', version: 4 } };
  const { result, host } = await run('profile', { name: 'Leela F.', version: '3' }, saved);
  expect(result).toMatchObject({ ok: true });
  expect(host.app.shell.session()).toMatchObject({
    csrfToken: 'csrf',
    user: { ...user, fullName: 'Leela F.' },
  });
});

describe('a retry after the first attempt succeeded but its response was lost', () => {
  const stale = new FakeProblem(409, 'identity.stale', 'Your profile has changed in the meantime.');

  it('succeeds if the profile already has the submitted values', async () => {
    const { result } = await run(
      'profile',
      { name: 'Leela F.', about: 'Walks.', version: '3' },
      {
        'PUT /api/profile': stale,
        'GET /api/profile': { ...record, name: 'Leela F.', about: 'Walks.', tagline: null, version: 4 },
      },
    );
    expect(result).toMatchObject({ ok: true, toast: { title: 'Profile saved' } });
  });

  it('is rejected if the profile was changed elsewhere, and the next attempt does not overwrite that', async () => {
    let now: object = record;
    const { result, container } = await run(
      'profile',
      { name: 'Leela F.', version: '3' },
      {
        'PUT /api/profile': () => {
          now = { ...record, name: 'Leela Fernandes-Rao', version: 4 };
          return stale;
        },
        'GET /api/profile': () => now,
      },
    );
    expect(result).toMatchObject({ ok: false, toast: { title: 'Profile not saved' } });
    expect(container.querySelector('input[name="version"]')).toHaveProperty('value', '3');
  });

  it('succeeds if the device is already signed out', async () => {
    const over = new FakeProblem(404, 'identity.session_not_found', 'This session has already ended.');
    const { result } = await run(
      'end-session',
      { sessionId },
      { [`DELETE /api/auth/sessions/${sessionId}`]: over, 'GET /api/auth/sessions': [] },
    );
    expect(result).toMatchObject({ ok: true, toast: { title: 'Signed out there' } });
  });
});

it.each([
  [0, 'No other device is signed in'],
  [1, 'One device signed out'],
  [3, '3 devices signed out'],
])('signing out all other devices, %d this time, reports the result: %s', async (revoked, title) => {
  const answers = { 'POST /api/auth/sessions/revoke-others': { revoked }, 'GET /api/auth/sessions': [] };
  const { result } = await run('end-other-sessions', {}, answers);
  expect(result).toMatchObject({ ok: true, toast: { title } });
});

it('the photos are refetched if the response to a removal was lost', async () => {
  const photo = {
    src: '/media/one',
    width: 1_200,
    height: 800,
    alt: 'one',
    placeholder: '#ccc',
    kind: 'photograph',
  };
  let now: object = { ...record, photos: [photo] };
  const { getByRole, findByText } = await run(
    'end-other-sessions',
    {},
    {
      'GET /api/profile': () => now,
      'PUT /api/profile': () => {
        now = { ...record, photos: [], version: 4 };
        lost();
      },
    },
  );
  await userEvent.click(getByRole('button', { name: 'Remove: one' }));
  await findByText(nobodyKnows);
  await findByText('No pictures yet.');
});
