import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { aPartner, ownReferral } from './partners';
import { enter } from './enter';

const path = 'POST /api/auth/change-password';
const typed = {
  'Current password': 'a walk around the hill',
  'New password': 'a swim across the lake',
  'Confirm password': 'a swim across the lake',
};
const done = { message: 'Your password has been changed. Every other device is signed out.' };

async function sendWith(values: Record<string, string>, answer?: FakeAnswer) {
  const page = await renderRemotePage(account, '/dashboard/account', {
    answers: {
      'GET /api/auth/sessions': [],
      'GET /api/referrals/me': ownReferral(),
      ...(answer === undefined ? {} : { [path]: answer }),
    },
    shell: { session: { status: 'signed-in', csrfToken: 'csrf', user: aPartner('Leela Fernandes') } },
  });
  await page.findByRole('form', { name: 'Change your password' });
  const form = within(page.getByRole('form', { name: 'Change your password' }));
  for (const [label, value] of Object.entries({ ...typed, ...values })) {
    await enter(form.getByLabelText(label), value);
  }
  await userEvent.click(form.getByRole('button', { name: 'Change password' }));
  const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
  const wrong = () => Object.keys(typed).filter((label) => field(label).ariaInvalid === 'true');
  return { ...page, field, wrong };
}

describe('changing the password', () => {
  it('confirms the change and the devices that were signed out, and clears the form', async () => {
    const { toast, host, field } = await sendWith({}, done);
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Password changed', description: done.message }),
    );
    expect(host.app.shell.session()).toMatchObject({ status: 'signed-in', csrfToken: 'csrf' });
    for (const label of Object.keys(typed)) expect(field(label).value).toBe('');
  });

  it('sends leading and trailing spaces', async () => {
    const kept = ' a swim across the lake ';
    let sent: unknown;
    await sendWith({ 'New password': kept, 'Confirm password': kept }, ({ body }: { body?: string }) => {
      sent = JSON.parse(body ?? '{}');
      return done;
    });
    await waitFor(() => expect(sent).toMatchObject({ password: kept }));
  });

  it.each([
    [{ 'Current password': '' }, 'Please enter your current password'],
    [{ 'New password': 'short', 'Confirm password': 'short' }, 'Password must be at least 6 characters'],
    [{ 'Confirm password': 'another' }, "Passwords don't match"],
  ])('sends nothing with %j', async (values, message) => {
    const { wrong, findByText } = await sendWith(values, () => {
      throw new Error('Nothing should have been sent');
    });
    await findByText(message);
    expect(wrong()).toHaveLength(1);
  });

  it.each([
    ['identity.password_wrong', 'currentPassword', 'Current password', 'This is not your current password.'],
    [
      'identity.password_unchanged',
      'password',
      'New password',
      'This is your current password. Please choose another.',
    ],
    [
      'identity.password_too_common',
      'password',
      'New password',
      'This password is among the most common ones.',
    ],
  ])('puts a refusal (%s) beside its field and keeps what was typed', async (code, name, label, message) => {
    const refusal = new FakeProblem(400, code, message, { fields: { [name]: message } });
    const { toast, wrong, findByText, field } = await sendWith({}, refusal);
    await findByText(message);
    expect(toast()).toMatchObject({ title: 'Password not changed', tone: 'destructive' });
    expect(wrong()).toEqual([label]);
    expect(field('New password').value).toBe(typed['New password']);
  });

  it.each([
    [
      new FakeProblem(429, 'identity.too_many_tries', 'Too many attempts. Please try again later.'),
      /Too many attempts/,
    ],
    [new FakeProblem(500, 'internal', 'Something went wrong on our side.'), /Please try again later/],
    [new FakeProblem(503, 'identity.busy', 'Many people are signing in right now.'), /Many people/],
  ])('says why nothing was changed', async (refusal, words) => {
    const { toast, host } = await sendWith({}, refusal);
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Password not changed',
        description: expect.stringMatching(words),
      }),
    );
    expect(host.app.shell.session().status).toBe('signed-in');
  });
});
