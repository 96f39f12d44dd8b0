import { describe, expect, it } from '@jest/globals';
import {
  forgotPassword,
  resendVerification,
  checkPasswordLink,
  resetPassword,
  signUp,
  verifyEmail,
} from '@valam/contracts/identity/account.rpc';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import { contributorPublished } from '@valam/contracts/identity/contributor.events';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { signUpForReferral } from '@valam/contracts/identity/referral.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { owner, refusalOf, visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();

const password = 'a walk around the hill';
const hourMs = 3_600_000;

describe('signing up', () => {
  it('leads through verification and approval to the dashboard', async () => {
    const email = 'asha@example.org';
    const answer = await does.signUpAs('Asha@Example.org');
    expect(answer.message).toBe('Please check your email to verify your account.');

    const credentials = { email, password };
    await waitFor(() => does.mails(email, 'verify-email').then((mails) => mails.length));
    expect(await refusalOf(does.signIn(credentials))).toMatchObject({
      code: 'identity.not_verified',
      kind: 'forbidden',
    });

    await does.verify(email);
    expect(await refusalOf(does.signIn(credentials))).toMatchObject({ code: 'identity.not_approved' });
    await does.mailTo(owner.email, 'account-waiting');

    const desk = await does.admin(await does.asOwner());
    const { items } = await desk.list('contributors', { approvalStatus: 'pending' });
    const contributor = items.find((item) => item.email === email);
    await desk.act('contributors', String(contributor?.id), 'approve');
    const mail = await does.mailTo(email, 'account-approved');
    expect(mail.data).toMatchObject({ fullName: 'Asha Menon' });

    const opened = await does.signIn(credentials);
    expect(opened.user).toMatchObject({ email, role: 'contributor', isStaff: false });
    expect(opened.user.contributor?.referralCode).toMatch(/^ASHA[A-Z0-9]{3}$/);
    const published = await service.publishedEvents(contributorPublished);
    expect(published.at(-1)?.payload).toMatchObject({ slug: 'asha-menon', email: null, mobile: null });
  });

  it('accepts empty optional fields', async () => {
    const left = { referralCodeUsed: '', referredBy: '', mobile: '', about: '', profilePic: '' } as const;
    const email = 'left-empty@example.org';
    await does.signUpAs(email, password, left);
    await does.verify(email);
    const person = { firstName: 'Ira', lastName: 'Sen', ...left };
    const [partner, host] = ['empty-partner@example.org', 'empty-host@example.org'];
    const sent = { visitor, idempotencyKey: null };
    await does.rpc.call(signUpForReferral, { ...sent, signup: { ...person, email: partner } });
    await does.mailTo(partner, 'referral-welcome');
    const application = { ...person, email: host, mobile: '+4791234567' };
    expect(await does.rpc.call(applyAsHost, { ...sent, application })).toMatchObject({ status: 'pending' });
  });

  it('uses a verification link only by its call, which is idempotent', async () => {
    const email = 'twice@example.org';
    await does.signUpAs(email);
    const sent = await does.mailTo(email, 'verify-email');
    expect(sent.data['validFor']).toBe('48 hours');
    const token = does.tokenIn(sent, 'verifyUrl');
    const first = await does.rpc.call(verifyEmail, { token });
    expect(await does.rpc.call(verifyEmail, { token })).toEqual(first);
    expect(await refusalOf(does.rpc.call(verifyEmail, { token: 'nonsense' }))).toMatchObject({
      code: 'identity.link_invalid',
      kind: 'invalid',
    });
  });

  it('sends another link on request, for the same password', async () => {
    const email = 'again@example.org';
    await does.signUpAs(email);
    await does.mailTo(email, 'verify-email');
    await does.rpc.call(resendVerification, { email, visitor });
    const second = does.tokenIn(await does.mailTo(email, 'verify-email', 2), 'verifyUrl');
    await does.rpc.call(verifyEmail, { token: second });
    expect(await refusalOf(does.signIn({ email, password }))).toMatchObject({
      code: 'identity.not_approved',
    });
  });

  it('reveals an existing account only to the owner of its address', async () => {
    const email = 'known@example.org';
    const first = await does.signUpAs(email);
    await does.verify(email);
    expect(await does.signUpAs(email, 'somebody elses wish')).toEqual(first);
    await does.mailTo(email, 'account-exists');
    expect(await refusalOf(does.signIn({ email, password: 'somebody elses wish' }))).toMatchObject({
      code: 'identity.login_refused',
    });
  });

  it('sends no email to strangers for a bot’s form, and loses no real person', async () => {
    const email = 'stranger@example.org';
    const signup = { fullName: 'Buy now', email, password, contributingArea: 'Host' as const };
    const marked = { ...signup, website: 'https://spam.example' };
    const answer = await does.rpc.call(signUp, { signup: marked, visitor, idempotencyKey: null });
    expect(answer.message).toBe('Please check your email to verify your account.');
    const desk = await does.admin(await does.asOwner());
    await waitFor(async () => {
      const { items } = await desk.list('contributors', { approvalStatus: 'pending' });
      return items.some((item) => item.email === email);
    });
    expect(await does.mails(email)).toEqual([]);
    await does.rpc.call(resendVerification, { email, visitor });
    await waitFor(async () => (await does.mails(email)).length === 1);
    await does.signUpAs(email);
    await does.verify(email);
    expect(await refusalOf(does.signIn({ email, password }))).toMatchObject({
      code: 'identity.not_approved',
    });
  });

  it('refuses a common password at sign-up', async () => {
    expect(await refusalOf(does.signUpAs('weak@example.org', '123456'))).toMatchObject({
      code: 'identity.password_too_common',
      details: { fields: { password: expect.any(String) } },
    });
  });

  it('creates one account for the same idempotency key, which is refused with another form', async () => {
    const signup = {
      fullName: 'Once Only',
      email: 'once@example.org',
      password,
      contributingArea: 'Guide' as const,
    };
    const call = () => does.rpc.call(signUp, { signup, visitor, idempotencyKey: 'k-1' });
    expect(await call()).toEqual(await call());
    await does.mailTo(signup.email, 'verify-email');
    expect(await does.mails(signup.email, 'verify-email')).toHaveLength(1);
    const other = { ...signup, fullName: 'Somebody Else' };
    expect(
      await refusalOf(does.rpc.call(signUp, { signup: other, visitor, idempotencyKey: 'k-1' })),
    ).toMatchObject({
      code: 'identity.idempotency_key_reused',
    });
  });
});

describe('a forgotten password', () => {
  /** The token of a requested link from its email. */
  const linkTo = async (email: string) => {
    await does.rpc.call(forgotPassword, { email, visitor });
    return does.tokenIn(await does.mailTo(email, 'password-reset'), 'resetUrl');
  };

  it('is reset by a link that works once within an hour, and ends all sessions', async () => {
    const email = 'forgot@example.org';
    await does.aContributor(email);
    const { token: session } = await does.signIn({ email, password });
    const token = await linkTo(email);

    expect(
      await refusalOf(does.rpc.call(resetPassword, { token, password: 'password', visitor })),
    ).toMatchObject({
      code: 'identity.password_too_common',
    });
    expect(await does.rpc.call(checkPasswordLink, { token })).toEqual({ ok: true });
    await does.rpc.call(resetPassword, { token, password: 'a new one for me', visitor });
    for (const dead of [token, 'x'.repeat(token.length)])
      expect((await refusalOf(does.rpc.call(checkPasswordLink, { token: dead }))).code).toBe(
        'identity.link_invalid',
      );
    expect(await does.rpc.call(readSession, { token: session })).toBeNull();
    expect(await refusalOf(does.signIn({ email, password }))).toMatchObject({
      code: 'identity.login_refused',
    });
    await does.signIn({ email, password: 'a new one for me' });
    expect(
      await refusalOf(does.rpc.call(resetPassword, { token, password: 'another one', visitor })),
    ).toMatchObject({
      code: 'identity.link_invalid',
    });
    await does.mailTo(email, 'password-changed');
  });

  it('is reset once, even if two people use the link concurrently', async () => {
    const email = 'race@example.org';
    await does.aContributor(email);
    const token = await linkTo(email);
    const tries = ['one for the road', 'two for the road'].map((wish) =>
      does.rpc.call(resetPassword, { token, password: wish, visitor }),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('cannot be reset after an hour', async () => {
    const email = 'late@example.org';
    await does.aContributor(email);
    const token = await linkTo(email);
    await service.advance(hourMs);
    expect(
      await refusalOf(does.rpc.call(resetPassword, { token, password: 'too late now', visitor })),
    ).toMatchObject({
      code: 'identity.link_expired',
    });
  });

  it('has the same response for an unknown address, which gets no email', async () => {
    const [known, unknown] = await Promise.all(
      [owner.email, 'nobody@example.org'].map((email) => does.rpc.call(forgotPassword, { email, visitor })),
    );
    expect(unknown).toEqual(known);
    expect(await does.mails('nobody@example.org')).toHaveLength(0);
  });

  it('is emailed once for a repeated idempotency key', async () => {
    const [email, later] = ['repeated@example.org', 'repeated.later@example.org'];
    await does.aContributor(email);
    await does.aContributor(later);
    const ask = (address: string, idempotencyKey: string) =>
      does.rpc.call(forgotPassword, { email: address, visitor, idempotencyKey });
    const first = await ask(email, 'one-effect');
    expect(await ask(email, 'one-effect')).toEqual(first);
    expect(await refusalOf(ask(later, 'one-effect'))).toMatchObject({ kind: 'conflict' });
    await ask(later, 'another');
    // Jobs run in the order of their insertion.
    await does.mailTo(later, 'password-reset');
    expect(await does.mails(email, 'password-reset')).toHaveLength(1);
  });
});
