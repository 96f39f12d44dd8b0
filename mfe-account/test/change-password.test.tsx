import { describe, expect, it, jest } from '@jest/globals';
import { act, configure, fireEvent } from '@testing-library/react';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { aPartner, ownReferral } from './partners';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const path = 'POST /api/auth/change-password';
const typed = {
  currentPassword: 'a walk around the hill',
  password: 'a swim across the lake',
  confirmPassword: 'a swim across the lake',
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
  const form = await page.findByRole('form', { name: 'Change your password' });
  for (const [name, value] of Object.entries({ ...typed, ...values })) {
    const field = form.querySelector(`[name="${name}"]`);
    if (!field) throw new Error(`There is no field ${name}`);
    fireEvent.change(field, { target: { value } });
  }
  await act(async () => {
    fireEvent.submit(form);
  });
  const valueOf = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  return { ...page, form, valueOf };
}

describe('changing the password', () => {
  it('says that it is done and who was signed out, and forgets what was typed', async () => {
    const { toast, host, valueOf } = await sendWith({}, done);
    expect(toast()).toMatchObject({ title: 'Password changed', description: done.message });
    expect(host.app.shell.session()).toMatchObject({ status: 'signed-in', csrfToken: 'csrf' });
    for (const name of Object.keys(typed)) expect(valueOf(name)).toBe('');
  });

  it('sends what was typed, spaces at its ends included', async () => {
    const kept = ' a swim across the lake ';
    let sent: unknown;
    await sendWith({ password: kept, confirmPassword: kept }, ({ body }: { body?: string }) => {
      sent = JSON.parse(body ?? '{}');
      return done;
    });
    expect(sent).toMatchObject({ password: kept });
  });

  it.each([
    [{ currentPassword: '' }, 'Please enter your current password'],
    [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters'],
    [{ confirmPassword: 'another' }, "Passwords don't match"],
  ])('sends nothing with %j', async (values, message) => {
    const { form, findByText } = await sendWith(values, () => {
      throw new Error('Nothing should have been sent');
    });
    await findByText(message);
    expect(form.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  });

  it.each([
    ['identity.password_wrong', 'currentPassword', 'This is not your current password.'],
    ['identity.password_unchanged', 'password', 'This is your current password. Please choose another.'],
    ['identity.password_too_common', 'password', 'This password is among the most common ones.'],
  ])('puts a refusal (%s) beside its field and keeps what was typed', async (code, field, message) => {
    const refusal = new FakeProblem(400, code, message, { fields: { [field]: message } });
    const { toast, form, findByText, valueOf } = await sendWith({}, refusal);
    expect(toast()).toMatchObject({ title: 'Password not changed', tone: 'destructive' });
    await findByText(message);
    const wrong = form.querySelector('[aria-invalid="true"]');
    expect(wrong?.getAttribute('name')).toBe(field);
    expect(valueOf('password')).toBe(typed.password);
  });

  it.each([
    [
      new FakeProblem(429, 'identity.too_many_tries', 'Too many attempts. Please try again later.'),
      /Too many attempts/,
    ],
    [new FakeProblem(500, 'internal', 'Something went wrong on our side.'), /Please try again later/],
    [new FakeProblem(503, 'identity.busy', 'Many people are signing in right now.'), /Many people/],
    [new TypeError('offline'), /There was no answer/],
  ])('says why nothing was changed', async (refusal, words) => {
    const { toast, host } = await sendWith({}, () => {
      if (refusal instanceof FakeProblem) return refusal;
      throw refusal;
    });
    expect(toast()).toMatchObject({
      title: 'Password not changed',
      description: expect.stringMatching(words),
    });
    expect(host.app.shell.session().status).toBe('signed-in');
  });
});
