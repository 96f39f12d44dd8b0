import { describe, expect, it } from '@jest/globals';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { signUpForReferral } from '@valam/contracts/identity/referral.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { owner, refusalOf, visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();
const password = 'a walk around the hill';
const desk = await does.admin(await does.asOwner());
const accountOf = async (email: string) => (await desk.list('users', {}, email)).items[0]?.id ?? '';
const choose = (token: string, chosen = password) =>
  does.rpc.call(resetPassword, { token, password: chosen, visitor });

/** Waits until the jobs that send links have run. */
const untilSent = () =>
  waitFor(async () => {
    const [jobs] = await service.dataSource.query<{ open: number }[]>(
      `select count(*)::int as open from graphile_worker.jobs where task_identifier like 'send-%'`,
    );
    return jobs?.open === 0;
  });

describe('the account of a partner', () => {
  it('is signed out everywhere by staff, and can sign in again', async () => {
    const email = 'signed-out@example.org';
    await does.aContributor(email);
    const { token } = await does.signIn({ email, password });
    await desk.act('users', await accountOf(email), 'revoke-sessions');
    expect(await does.rpc.call(readSession, { token })).toBeNull();
    await does.signIn({ email, password });
  });

  it('gets a link to choose a new password from staff, unless it is blocked', async () => {
    const email = 'forgot@example.org';
    await does.aContributor(email);
    const id = await accountOf(email);
    await desk.act('users', id, 'send-reset-link');
    const mail = await does.mailTo(email, 'password-reset');
    await choose(does.tokenIn(mail, 'resetUrl'), 'another walk around it');
    await does.signIn({ email, password: 'another walk around it' });
    await desk.act('users', id, 'block', { reason: 'A complaint.' });
    expect((await refusalOf(desk.act('users', id, 'send-reset-link'))).message).toContain('blocked');
    await untilSent();
    expect(await does.mails(email, 'password-reset')).toHaveLength(1);
  });

  it('gets another verification link, unless the address is verified', async () => {
    const email = 'unverified@example.org';
    await does.signUpAs(email);
    await does.mailTo(email, 'verify-email');
    const id = await accountOf(email);
    await desk.act('users', id, 'resend-verification');
    await does.mailTo(email, 'verify-email', 2);
    await does.verify(email);
    const again = await refusalOf(desk.act('users', id, 'resend-verification'));
    expect(again.message).toBe('This address is verified already.');
  });

  it('of staff can only be changed under staff', async () => {
    const id = await accountOf(owner.email);
    for (const action of ['revoke-sessions', 'reset-totp', 'block', 'unblock', 'send-reset-link'])
      expect((await refusalOf(desk.act('users', id, action, { reason: 'x' }))).message).toContain('to staff');
  });
});

it('an invitation to staff can be sent again with a new link, unless the account is blocked', async () => {
  const email = 'invited-twice@valam.example';
  const { id } = await desk.create('staff', { email, fullName: 'Invited Twice', role: 'sales' });
  const first = does.tokenIn(await does.mailTo(email, 'staff-invitation'), 'setPasswordUrl');
  await desk.act('staff', id, 'resend-invitation');
  const second = does.tokenIn(await does.mailTo(email, 'staff-invitation', 2), 'setPasswordUrl');
  expect(await refusalOf(choose(first))).toMatchObject({ code: 'identity.link_invalid' });
  await choose(second);
  const { token } = await does.signIn({ email, password });
  await desk.act('staff', id, 'revoke-sessions');
  expect(await does.rpc.call(readSession, { token })).toBeNull();
  await desk.act('staff', id, 'block', { reason: 'Lost a laptop.' });
  expect((await refusalOf(desk.act('staff', id, 'resend-invitation'))).message).toContain('blocked');
  expect(await does.mails(email, 'staff-invitation')).toHaveLength(2);
});

it('a reinstated contributor can sign in again and keeps the code', async () => {
  const email = 'reinstated@example.org';
  const { id, code } = await does.aContributor(email);
  const reinstate = () => desk.act('contributors', id, 'reinstate');
  expect(await refusalOf(reinstate())).toMatchObject({ code: 'admin.refused' });
  await desk.act('contributors', id, 'suspend', { reason: 'A complaint is open.' });
  expect(await refusalOf(does.signIn({ email, password }))).toMatchObject({ code: 'identity.suspended' });
  await reinstate();
  await does.signIn({ email, password });
  expect(await desk.get('contributors', id)).toMatchObject({
    approvalStatus: 'approved',
    referralCode: code,
  });
  await does.mailTo(email, 'account-approved', 2);
});

it('a host application is taken into review once, without an email to the applicant', async () => {
  const email = 'in-review@example.org';
  const person = { firstName: 'Ravi', lastName: 'Iyer', mobile: '+919840012345' };
  const application = { ...person, email };
  const { id } = await does.rpc.call(applyAsHost, { application, visitor, idempotencyKey: null });
  await does.mailTo(email, 'host-application-received');
  await desk.act('host-applications', id, 'review');
  expect(await desk.get('host-applications', id)).toMatchObject({
    status: 'in_review',
    possibleActions: ['accept', 'decline'],
  });
  expect(await refusalOf(desk.act('host-applications', id, 'review'))).toMatchObject({
    code: 'admin.refused',
  });
  expect(await does.mails(email)).toHaveLength(1);
});

it('no email announces a blocked account, whose links and password do not work', async () => {
  const email = 'blocked-early@example.org';
  await does.signUpAs(email);
  await does.mailTo(email, 'verify-email');
  await desk.act('users', await accountOf(email), 'block', { reason: 'A complaint.' });
  const contributor = String((await desk.list('contributors', {}, email)).items[0]?.id);
  const person = { firstName: 'Ravi', lastName: 'Iyer', email };
  const application = { ...person, mobile: '+919840012345' };
  const { id } = await does.rpc.call(applyAsHost, { application, visitor, idempotencyKey: null });
  await does.mailTo(email, 'host-application-received');
  for (const [entity, of] of [
    ['contributors', contributor],
    ['host-applications', id],
  ] as const) {
    const { message } = await refusalOf(desk.act(entity, of, 'approve'));
    expect(message).toContain('is blocked. Unblock it first.');
  }
  await does.signUpAs(email);
  await does.rpc.call(signUpForReferral, { signup: person, visitor, idempotencyKey: null });
  await waitFor(async () => {
    const open = await service.dataSource.query<unknown[]>(
      `select 1 from graphile_worker.jobs where task_identifier in ('open-account', 'join-referral-program')`,
    );
    return open.length === 0;
  });
  const templates = (await does.mails(email)).map(({ template }) => template);
  expect(templates).toEqual(['verify-email', 'host-application-received']);
});

it('a sign-up is declined by email only if it sent one before, so not if it looks like spam', async () => {
  const contributorOf = (email: string) =>
    waitFor(async () => (await desk.list('contributors', {}, email)).items[0] ?? null);
  const decline = async (email: string) =>
    desk.act('contributors', String((await contributorOf(email)).id), 'decline', { reason: 'Not a host.' });
  const isSpam = { website: 'https://spam.example' };
  const [asked, host, partner] = ['asked@example.org', 'spam-host@example.org', 'spam-partner@example.org'];
  await does.signUpAs(asked);
  await does.mailTo(asked, 'verify-email');
  await does.signUpAs(host, password, isSpam);
  const signup = { firstName: 'Buy', lastName: 'Now', email: partner, ...isSpam };
  await does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
  for (const email of [asked, host, partner]) await decline(email);
  await does.mailTo(asked, 'account-declined');
  for (const email of [host, partner]) expect(await does.mails(email)).toEqual([]);
});
