import { describe, expect, it } from '@jest/globals';
import {
  changeEmail,
  forgotPassword,
  resetPassword,
  verifyEmail,
} from '@valam/contracts/identity/account.rpc';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import { MailLinkEntity } from '../../src/link/mail-link.entity.js';
import { owner, refusalOf, visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();

const password = 'a walk around the hill';

/** A partner who has requested another address. */
async function askedFor(former: string, email: string) {
  const { caller, id } = await does.aContributor(former, password);
  const { token: elsewhere } = await does.signIn({ email: former, password });
  const { message } = await does.rpc.call(changeEmail, { caller, email, currentPassword: password });
  const notices = () => does.mails(former, 'security-notice');
  return { id, caller, elsewhere, message, notices };
}

const linkTo = async (email: string) =>
  does.tokenIn(await does.mailTo(email, 'confirm-new-address'), 'confirmUrl');

describe('the address that a partner signs in with', () => {
  it('changes when the link to the new one is used: sessions end, and the former address gets two notices', async () => {
    const former = 'before@example.org';
    const email = 'after@example.org';
    const { id, elsewhere, notices } = await askedFor(former, ' After@Example.org ');
    const token = await linkTo(email);
    expect(await notices()).toMatchObject([
      { data: { what: 'email_change_asked', fullName: 'Asha Menon', resetUrl: expect.any(String) } },
    ]);
    await does.signIn({ email: former, password });

    const answer = { message: 'Your email address has been verified.', isNewAddress: true };
    expect(await does.rpc.call(verifyEmail, { token })).toEqual(answer);
    expect(await does.rpc.call(verifyEmail, { token })).toEqual(answer);
    expect(await does.rpc.call(readSession, { token: elsewhere })).toBeNull();
    expect(await refusalOf(does.signIn({ email: former, password }))).toMatchObject({
      code: 'identity.login_refused',
    });
    await does.signIn({ email, password });
    expect((await notices()).at(-1)).toMatchObject({ data: { what: 'email_changed', resetUrl: null } });
    const desk = await does.admin(await does.asOwner());
    expect(await desk.get('contributors', id)).toMatchObject({
      email,
      account: { email, emailVerified: true },
    });
    await does.logged();
    const { items } = await desk.list('audit', {}, email);
    expect(items.map(({ action }) => action)).toContain('change-email');
  });

  it('is unchanged if its owner objects with a new password', async () => {
    const email = 'thief@example.org';
    const former = 'objects@example.org';
    await askedFor(former, email);
    const token = await linkTo(email);
    await does.rpc.call(forgotPassword, { email: former, visitor });
    const reset = does.tokenIn(await does.mailTo(former, 'password-reset'), 'resetUrl');
    await does.rpc.call(resetPassword, { token: reset, password: 'another walk there', visitor });
    expect(await refusalOf(does.rpc.call(verifyEmail, { token }))).toMatchObject({
      code: 'identity.link_invalid',
    });
  });

  it('cannot be taken back by a link for a new password that was requested for the former one at the same moment', async () => {
    const former = 'both-at-once@example.org';
    const { id } = await askedFor(former, 'replaced@example.org');
    const confirm = await linkTo('replaced@example.org');
    await does.rpc.call(forgotPassword, { email: former, visitor });
    const reset = does.tokenIn(await does.mailTo(former, 'password-reset'), 'resetUrl');
    const requested = await service.dataSource.manager.findOneByOrFail(MailLinkEntity, {
      email: former,
      purpose: 'reset_password',
    });
    await does.rpc.call(verifyEmail, { token: confirm });
    // The job that made the link commits a moment after the change, which did not see it.
    await service.dataSource.manager.insert(MailLinkEntity, { ...requested, signup: null as never });
    const choose = does.rpc.call(resetPassword, { token: reset, password: 'a thief walks here', visitor });
    expect(await refusalOf(choose)).toMatchObject({ code: 'identity.link_invalid' });
    expect((await (await does.admin(await does.asOwner())).get('contributors', id)).email).toBe(
      'replaced@example.org',
    );
    await does.signIn({ email: 'replaced@example.org', password });
  });

  it('cannot be another person’s, which the response does not reveal', async () => {
    const taken = 'taken-already@example.org';
    await does.aContributor(taken, password);
    const one = await askedFor('wants-taken@example.org', taken);
    const other = await askedFor('wants-free@example.org', 'free-as-yet@example.org');
    expect(one.message).toBe(other.message);
    const token = await linkTo('free-as-yet@example.org');
    await does.signUpAs('free-as-yet@example.org');
    await does.verify('free-as-yet@example.org');
    expect(await refusalOf(does.rpc.call(verifyEmail, { token }))).toMatchObject({
      code: 'identity.link_invalid',
    });
    expect(await one.notices()).toHaveLength(1);
    expect(await does.mails(taken, 'confirm-new-address')).toEqual([]);
  });

  it('can be one that a stranger has signed up with and never proved', async () => {
    const email = 'claimed@example.org';
    await does.signUpAs(email, 'the password of a stranger', { fullName: 'A Stranger' });
    const claim = does.tokenIn(await does.mailTo(email, 'verify-email'), 'verifyUrl');
    const { id } = await askedFor('claims@example.org', email);
    const desk = await does.admin(await does.asOwner());
    const token = await linkTo(email);
    expect((await desk.list('contributors', {}, email)).items).toMatchObject([{ name: 'A Stranger' }]);
    await does.rpc.call(verifyEmail, { token });
    await does.signIn({ email, password });
    expect((await desk.list('contributors', {}, email)).items).toMatchObject([{ id, email }]);
    expect(await refusalOf(does.rpc.call(verifyEmail, { token: claim }))).toMatchObject({
      code: 'identity.link_invalid',
    });
  });

  it('requires the password and a different address, and cannot be changed by staff', async () => {
    const { caller } = await does.aContributor('careful@example.org', password);
    const ask = (who: typeof caller, email: string, currentPassword: string) =>
      refusalOf(does.rpc.call(changeEmail, { caller: who, email, currentPassword }));
    expect(await ask(caller, 'x@example.org', 'a guess')).toMatchObject({ code: 'identity.password_wrong' });
    expect(await ask(caller, 'Careful@example.org', password)).toMatchObject({
      details: { fields: { email: expect.any(String) } },
    });
    expect(await ask(await does.asOwner(), 'x@example.org', owner.password)).toMatchObject({
      code: 'identity.not_a_partner',
    });
  });
});
