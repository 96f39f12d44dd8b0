import { describe, expect, it, jest } from '@jest/globals';
import { changePassword, forgotPassword, resetPassword } from '@valam/contracts/identity/account.rpc';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import { SignInTries } from '../../src/session/sign-in-tries.js';
import { owner, refusalOf, visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { does, service } = await runningIdentity();

const present = 'a walk around the hill';
const next = 'a swim across the lake';

/** A person with two sessions: in this browser and another one. */
async function signedInTwice(email: string) {
  await does.aContributor(email, present);
  const [here, there] = [
    await does.signIn({ email, password: present }),
    await does.signIn({ email, password: present }),
  ];
  const session = await does.rpc.call(readSession, { token: here.token });
  if (!session) throw new Error('No session');
  const change = (currentPassword: string, password: string) =>
    does.rpc.call(changePassword, { caller: session.caller, currentPassword, password, visitor });
  return { email, here, there, change, csrfToken: session.csrfToken };
}

describe('a password', () => {
  it('opens no session if it was changed after the comparison', async () => {
    const { email, change } = await signedInTwice('overtaken@example.org');
    const tries = service.get(SignInTries);
    const succeeded = tries.succeeded.bind(tries);
    jest.spyOn(tries, 'succeeded').mockImplementationOnce(async (...args) => {
      await change(present, next);
      return succeeded(...args);
    });
    expect(await refusalOf(does.signIn({ email, password: present }))).toMatchObject({
      code: 'identity.login_refused',
    });
  });

  it('is changed with the current one; other sessions end, this one continues with a new token', async () => {
    const { email, here, there, change, csrfToken } = await signedInTwice('change@example.org');
    const changed = await change(present, next);
    expect(changed.message).toBe('Your password has been changed. Every other device is signed out.');
    expect(changed.token).not.toBe(here.token);
    for (const { token } of [here, there]) expect(await does.rpc.call(readSession, { token })).toBeNull();
    // Other tabs of this browser continue, because they share the cookie.
    expect(await does.rpc.call(readSession, { token: changed.token })).toMatchObject({ csrfToken });
    expect(changed.expiresAt).toBe(here.expiresAt);

    expect(await refusalOf(does.signIn({ email, password: present }))).toMatchObject({
      code: 'identity.login_refused',
    });
    await does.signIn({ email, password: next });
    const mail = await does.mailTo(email, 'password-changed');
    const clock = expect.stringMatching(/^\w{3} \d\d, \d{4}, \d\d:\d\d IST$/) as unknown;
    expect(mail.data).toMatchObject({ fullName: 'Asha Menon', changedAt: clock });
    const desk = await does.admin(await does.asOwner());
    await does.logged();
    const { items } = await desk.list('audit', {}, email);
    expect(items.map(({ action }) => action)).toContain('change-password');
    expect(JSON.stringify(items)).not.toMatch(/swim|argon2/);
  });

  it('invalidates links to choose one', async () => {
    const { email, change } = await signedInTwice('link@example.org');
    await does.rpc.call(forgotPassword, { email, visitor });
    const mail = await does.mailTo(email, 'password-reset');
    expect(mail.data).toMatchObject({ validFrom: expect.stringMatching(/ IST$/) });
    const link = does.tokenIn(mail, 'resetUrl');
    await change(present, next);
    expect(
      await refusalOf(does.rpc.call(resetPassword, { token: link, password: 'another walk', visitor })),
    ).toMatchObject({ code: 'identity.link_invalid' });
  });

  it('opens an account only once it is approved, and the answer to its link does not say otherwise', async () => {
    const chosen = async (email: string) => {
      await does.rpc.call(forgotPassword, { email, visitor });
      const token = does.tokenIn(await does.mailTo(email, 'password-reset'), 'resetUrl');
      return (await does.rpc.call(resetPassword, { token, password: next, visitor })).message;
    };
    await does.signUpAs('early@example.org');
    await does.verify('early@example.org');
    expect(await chosen('early@example.org')).toBe('Your password has been changed.');
    await does.aContributor('approved@example.org');
    expect(await chosen('approved@example.org')).toContain('You can sign in with it now.');
  });

  it.each([
    ['a wrong one is given', 'a walk around the lake', next, 'identity.password_wrong', 'currentPassword'],
    ['it is the same again', present, present, 'identity.password_unchanged', 'password'],
    ['it is a common one', present, 'password123', 'identity.password_too_common', 'password'],
  ])('is unchanged when %s, as are the sessions', async (_why, given, wanted, code, field) => {
    const { here, there, change } = await signedInTwice(`${code.replaceAll(/\W|_/g, '-')}@example.org`);
    const refusal = await refusalOf(change(given, wanted));
    expect(refusal).toMatchObject({
      code,
      kind: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    });
    for (const { token } of [here, there]) expect(await does.rpc.call(readSession, { token })).not.toBeNull();
  });

  it('is changed once by two concurrent requests', async () => {
    const { email, change } = await signedInTwice('twice-at-once@example.org');
    const both = await Promise.allSettled([change(present, next), change(present, 'a third way')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await does.mails(email, 'password-changed')).toHaveLength(1);
  });

  it('cannot be guessed in an unattended browser: attempts are counted before the comparison', async () => {
    const { change } = await signedInTwice('guess-here@example.org');
    for (let count = 0; count < 10; count++)
      expect(await refusalOf(change(`guess number ${count}`, next))).toMatchObject({
        code: 'identity.password_wrong',
      });
    expect(await refusalOf(change(present, next))).toMatchObject({ code: 'identity.too_many_tries' });
  });

  it('is changed by staff in the same way', async () => {
    const caller = await does.asOwner();
    const wanted = { caller, currentPassword: owner.password, password: next, visitor };
    await does.rpc.call(changePassword, wanted);
    await does.signIn({ email: owner.email, password: next });
  });
});
