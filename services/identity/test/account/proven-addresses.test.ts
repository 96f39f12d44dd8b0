import { describe, expect, it } from '@jest/globals';
import {
  forgotPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@valam/contracts/identity/account.rpc';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { signUpForReferral } from '@valam/contracts/identity/referral.rpc';
import { actions, nobody, refusalOf, startIdentity, visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();

const own = 'a walk around the hill';
const typedByStranger = 'the password of a stranger';
const refused = { code: 'identity.login_refused' };

const asOwner = async () => does.admin(await does.asOwner());
const asRole = (role: Caller['role']) => does.admin({ ...nobody, role, email: `${role}@valam.example` });
const contributorOf = async (email: string) => {
  const { items } = await (await asOwner()).list('contributors', {}, email);
  return items[0] ?? null;
};
const tokenOf = async (email: string, template: string, field: string, count = 1) =>
  does.tokenIn(await does.mailTo(email, template, count), field);
const choose = (token: string, password = own) => does.rpc.call(resetPassword, { token, password, visitor });
/** A contributor created in the back office, without an account. */
async function aContributorWithoutAccount(email: string) {
  const made = await (await asOwner()).create('contributors', { name: 'Guide Kumar', email });
  return { id: String(made.id), code: String(made.referralCode) };
}

describe('the password of a sign-up', () => {
  it('belongs to the link that proves the address, regardless of who signed up first', async () => {
    const email = 'victim@example.org';
    await does.signUpAs(email, typedByStranger, { fullName: 'Not Me', about: 'Words of a stranger' });
    await does.mailTo(email, 'verify-email');
    await does.signUpAs(email, own, { fullName: 'Vera Victim', about: 'My own words' });
    const token = await tokenOf(email, 'verify-email', 'verifyUrl', 2);
    await does.rpc.call(verifyEmail, { token });
    expect(await refusalOf(does.signIn({ email, password: typedByStranger }))).toMatchObject(refused);
    expect(await refusalOf(does.signIn({ email, password: own }))).toMatchObject({
      code: 'identity.not_approved',
    });
    expect(await contributorOf(email)).toMatchObject({ name: 'Vera Victim', about: 'My own words' });
    const sessions = await service.dataSource.query('select * from mail_link where signup is not null');
    expect(JSON.stringify(sessions)).not.toContain(email);
  });

  it('waits for any of the links, which all work until one is used', async () => {
    const email = 'two-links@example.org';
    await does.signUpAs(email);
    const first = await tokenOf(email, 'verify-email', 'verifyUrl');
    await does.rpc.call(resendVerification, { email, visitor });
    const second = await tokenOf(email, 'verify-email', 'verifyUrl', 2);
    await does.rpc.call(verifyEmail, { token: first });
    expect(await refusalOf(does.rpc.call(verifyEmail, { token: second }))).toMatchObject({
      code: 'identity.link_invalid',
    });
    expect(await refusalOf(does.signIn({ email, password: own }))).toMatchObject({
      code: 'identity.not_approved',
    });
  });

  it('is never stored with an account whose address is unproven', async () => {
    await does.signUpAs('unproven@example.org');
    await does.mailTo('unproven@example.org', 'verify-email');
    const rows = await service.dataSource.query<unknown[]>(
      'select 1 from user_account where not email_verified and password_hash is not null',
    );
    expect(rows).toEqual([]);
    await expect(
      service.dataSource.query(
        "update user_account set password_hash = 'x' where email = 'unproven@example.org'",
      ),
    ).rejects.toThrow('password_of_proven_address');
  });

  it('becomes invalid, with its texts, if the owner chooses one by a link', async () => {
    const email = 'reset-first@example.org';
    await does.signUpAs(email, typedByStranger, { about: 'Words of a stranger' });
    const strangers = await tokenOf(email, 'verify-email', 'verifyUrl');
    await does.rpc.call(forgotPassword, { email, visitor });
    await choose(await tokenOf(email, 'password-reset', 'resetUrl'));
    expect(await refusalOf(does.rpc.call(verifyEmail, { token: strangers }))).toMatchObject({
      code: 'identity.link_invalid',
    });
    expect(await refusalOf(does.signIn({ email, password: typedByStranger }))).toMatchObject(refused);
    expect(await contributorOf(email)).toMatchObject({ approvalStatus: 'pending', about: null });
  });
});

describe('an account prepared by staff', () => {
  it('can be entered only by the invitation for a staff role', async () => {
    const email = 'colleague@example.org';
    await does.signUpAs(email, typedByStranger);
    const strangers = await tokenOf(email, 'verify-email', 'verifyUrl');
    await (await asOwner()).create('staff', { email, fullName: 'A Colleague', role: 'operations' });
    expect(await refusalOf(does.rpc.call(verifyEmail, { token: strangers }))).toMatchObject({
      code: 'identity.link_invalid',
    });
    await does.signUpAs(email, typedByStranger);
    await does.mailTo(email, 'account-invitation');
    expect(await does.mails(email, 'verify-email')).toHaveLength(1);
    expect(await refusalOf(does.signIn({ email, password: typedByStranger }))).toMatchObject(refused);
    await choose(await tokenOf(email, 'staff-invitation', 'setPasswordUrl'));
    expect((await does.signIn({ email, password: own })).user).toMatchObject({ role: 'operations' });
  });

  it('for a staff role has no earlier credentials', async () => {
    const email = 'partner-to-staff@example.org';
    await does.aContributor(email);
    const { token } = await does.signIn({ email, password: own });
    await (await asOwner()).create('staff', { email, fullName: 'A Partner', role: 'finance' });
    expect(await does.rpc.call(readSession, { token })).toBeNull();
    expect(await refusalOf(does.signIn({ email, password: own }))).toMatchObject(refused);
    await choose(await tokenOf(email, 'staff-invitation', 'setPasswordUrl'), 'another walk altogether');
    const { user } = await does.signIn({ email, password: 'another walk altogether' });
    expect(user).toMatchObject({ role: 'finance', contributor: { approvalStatus: 'approved' } });
  });

  it('for a contributor without an account cannot be reached by a sign-up with the address', async () => {
    const email = 'guide@example.org';
    const guide = await aContributorWithoutAccount(email);
    await does.signUpAs(email, typedByStranger);
    const invited = await tokenOf(email, 'account-invitation', 'setPasswordUrl');
    expect(await does.mails(email, 'verify-email')).toEqual([]);
    expect(await refusalOf(does.signIn({ email, password: typedByStranger }))).toMatchObject(refused);
    expect((await (await asOwner()).get('contributors', guide.id)).account).toBeNull();
    await choose(invited);
    const { user } = await does.signIn({ email, password: own });
    expect(user.contributor).toMatchObject({ id: guide.id, referralCode: guide.code });
  });

  it('for an accepted application can be entered only by its link', async () => {
    const email = 'host@example.org';
    await does.signUpAs(email, typedByStranger);
    const strangers = await tokenOf(email, 'verify-email', 'verifyUrl');
    const form = { firstName: 'A', lastName: 'Host', email, mobile: '+46701234567' };
    const { id } = await does.rpc.call(applyAsHost, { application: form, visitor, idempotencyKey: null });
    await (await asOwner()).act('host-applications', id, 'approve');
    expect(await refusalOf(does.rpc.call(verifyEmail, { token: strangers }))).toMatchObject({
      code: 'identity.link_invalid',
    });
    await choose(await tokenOf(email, 'host-application-accepted', 'setPasswordUrl'));
    await does.signIn({ email, password: own });
  });

  it('for the referral program can be entered only by its link', async () => {
    const email = 'affiliate@example.org';
    await does.signUpAs(email, typedByStranger, { contributingArea: 'Affiliate' });
    const strangers = await tokenOf(email, 'verify-email', 'verifyUrl');
    const signup = { firstName: 'An', lastName: 'Affiliate', email };
    await does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
    const welcome = await tokenOf(email, 'referral-welcome', 'setPasswordUrl');
    expect(await refusalOf(does.rpc.call(verifyEmail, { token: strangers }))).toMatchObject({
      code: 'identity.link_invalid',
    });
    await choose(welcome);
    await does.signIn({ email, password: own });
  });

  it('that was approved before the address was proven can be entered only by its link', async () => {
    const email = 'approved-early@example.org';
    await does.signUpAs(email, typedByStranger);
    const strangers = await tokenOf(email, 'verify-email', 'verifyUrl');
    const waiting = await contributorOf(email);
    await (await asOwner()).act('contributors', String(waiting?.id), 'approve');
    expect(await refusalOf(does.rpc.call(verifyEmail, { token: strangers }))).toMatchObject({
      code: 'identity.link_invalid',
    });
    await choose(await tokenOf(email, 'account-approved', 'setPasswordUrl'));
    await does.signIn({ email, password: own });
  });

  it('is offered again by a forgotten password, to the contributor’s current address', async () => {
    const email = 'lost-the-mail@example.org';
    const guide = await aContributorWithoutAccount(email);
    await (await asOwner()).act('contributors', guide.id, 'invite');
    await does.mailTo(email, 'account-invitation');
    await does.rpc.call(forgotPassword, { email, visitor });
    await choose(await tokenOf(email, 'password-reset', 'resetUrl'));
    expect((await does.signIn({ email, password: own })).user.contributor?.id).toBe(guide.id);
    expect(await refusalOf((await asOwner()).act('contributors', guide.id, 'invite'))).toMatchObject({
      code: 'admin.refused',
    });
  });
});

describe('the email address of a contributor', () => {
  it('can be changed by owners and operations, and the former address gets an email', async () => {
    const { id } = await aContributorWithoutAccount('former@example.org');
    const version = async () => (await (await asOwner()).get('contributors', id)).version;
    const change = { email: 'evil@example.org' };
    expect(
      await refusalOf((await asRole('content')).update('contributors', id, await version(), change)),
    ).toMatchObject({ code: 'admin.role_refused', kind: 'forbidden' });
    const same = { email: 'Former@Example.org', tagline: 'Walks' };
    await (await asRole('content')).update('contributors', id, await version(), same);
    await (await asRole('operations')).update('contributors', id, await version(), change);
    expect((await does.mailTo('former@example.org', 'security-notice')).data).toMatchObject({
      what: 'contributor_email_changed',
      happenedAt: expect.stringMatching(/ IST$/) as unknown,
    });
  });

  it('invalidates every invitation to the former one when it changes', async () => {
    const former = 'moved-away@example.org';
    const { id } = await aContributorWithoutAccount(former);
    await (await asOwner()).act('contributors', id, 'invite');
    const invitation = await tokenOf(former, 'account-invitation', 'setPasswordUrl');
    await does.rpc.call(forgotPassword, { email: former, visitor });
    const reset = await tokenOf(former, 'password-reset', 'resetUrl');
    const { version } = await (await asOwner()).get('contributors', id);
    await (await asOwner()).update('contributors', id, version, { email: 'moved-here@example.org' });
    for (const token of [invitation, reset])
      expect(await refusalOf(choose(token))).toMatchObject({ code: 'identity.link_invalid' });
    await does.rpc.call(forgotPassword, { email: former, visitor });
    await choose(await tokenOf(former, 'password-reset', 'resetUrl', 2));
    expect(await refusalOf(does.signIn({ email: former, password: own }))).toMatchObject({
      code: 'identity.not_approved',
    });
    expect((await (await asOwner()).get('contributors', id)).account).toBeNull();
  });
});

it('the first owner comes from the configuration, regardless of sign-ups with the address', async () => {
  const email = 'new-owner@example.org';
  await does.signUpAs(email, typedByStranger);
  await does.mailTo(email, 'verify-email');
  await service.dataSource.query("update user_account set role = 'contributor' where role = 'owner'");
  const again = await startIdentity(
    { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'configured and only that' },
    service.database,
  );
  try {
    const does2 = actions(again);
    expect(await refusalOf(does2.signIn({ email, password: typedByStranger }))).toMatchObject(refused);
    const caller = await does2.callerOf({ email, password: 'configured and only that' });
    expect(caller.role).toBe('owner');
  } finally {
    await again.stop();
  }
});
