import { expect, it } from '@jest/globals';
import { changeEmail, verifyEmail } from '@valam/contracts/identity/account.rpc';
import { contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import { recordClick, signUpForReferral } from '@valam/contracts/identity/referral.rpc';
import { EraseUnprovenSignUps } from '../../src/account/erase-unproven-sign-ups.js';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { dayMs, password } from '../kit/partner-actions.js';
import { visitor } from '../kit/identity-service.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();

const join = async (email: string, over: Record<string, unknown> = {}) => {
  const signup = { firstName: 'A', lastName: 'Stranger', email, ...over };
  await does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
};
const contributorOf = async (email: string) => {
  const desk = await does.admin(await does.asOwner());
  return (await desk.list('contributors', {}, email)).items[0];
};

it('a sign-up for the referral program is erased after 30 days, unless its owner returned or its code was used', async () => {
  const begun = service.clock.now();
  await join('never@example.org');
  const never = await does.mailTo('never@example.org', 'referral-welcome');
  await join('used@example.org');
  const used = await does.mailTo('used@example.org', 'referral-welcome');
  const code = String(used.data.referralCode);
  await does.rpc.call(recordClick, { code, path: null, visitor });
  await partners.aPartner('proven@example.org');
  await join('program@example.org', { website: 'https://spam.example' });
  const id = (await waitFor(() => contributorOf('program@example.org'))).id;
  const desk = await does.admin(await does.asOwner());
  const made = await desk.create('contributors', {
    ...{ name: 'By The Office', email: 'office@example.org', contributingArea: 'Affiliate' },
  });

  const left = async (days: number) => {
    service.clock.set(new Date(begun.getTime() + days * dayMs));
    await service.get(EraseUnprovenSignUps).sweep();
    const rows = await service.dataSource.query<{ email: string }[]>(
      `select email from contributor where email like '%@example.org' order by email`,
    );
    return rows.map(({ email }) => email.split('@')[0]);
  };
  const gone = await contributorOf('never@example.org');
  expect(await left(29.9)).toEqual(['never', 'office', 'program', 'proven', 'used']);
  expect(await left(30.1)).toEqual(['office', 'proven', 'used']);
  const withdrawn = (await service.emittedEvents(contributorWithdrawn)).map(({ payload }) => payload.id);
  expect(withdrawn).toEqual([gone?.id]);
  expect(withdrawn).not.toContain(id);
  expect(withdrawn).not.toContain(made.id);
  const accounts = await service.dataSource.query<unknown[]>(
    `select 1 from user_account where email = 'never@example.org'`,
  );
  expect(accounts).toEqual([]);

  await join('never@example.org');
  const again = await does.mailTo('never@example.org', 'referral-welcome', 2);
  expect(again.data.setPasswordUrl).not.toBe(never.data.setPasswordUrl);
});

it('an address belongs to the owner who proves it, even if a stranger joined the referral program with it', async () => {
  const [former, email] = ['owner-of@example.org', 'joined-by-stranger@example.org'];
  await join(email);
  await does.mailTo(email, 'referral-welcome');
  const { caller, id } = await does.aContributor(former, password);
  await does.rpc.call(changeEmail, { caller, email, currentPassword: password });
  const token = does.tokenIn(await does.mailTo(email, 'confirm-new-address'), 'confirmUrl');
  expect(await contributorOf(email)).toMatchObject({ name: 'A Stranger' });
  await does.rpc.call(verifyEmail, { token });
  await does.signIn({ email, password });
  expect(await contributorOf(email)).toMatchObject({ id, email });
});
