import { expect, it } from '@jest/globals';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { owner, refusalOf, visitor } from '../kit/identity-service.js';
import { password } from '../kit/partner-actions.js';
import { runningIdentity } from '../kit/running-identity.js';

const { does } = await runningIdentity();
const desk = await does.admin(await does.asOwner());

it('an applicant’s name is not sent to an address that was only invited to staff', async () => {
  const invited = 'mistyped@valam.example';
  await desk.create('staff', { email: invited, fullName: 'A Colleague', role: 'operations' });
  const told = (await does.mails(owner.email, 'account-waiting')).length;
  await does.signUpAs('applicant@example.org');
  await does.verify('applicant@example.org');
  await does.mailTo(owner.email, 'account-waiting', told + 1);
  expect(await does.mails(invited, 'account-waiting')).toEqual([]);
});

it('an owner stays one while no other owner can sign in: an invited one has no password yet', async () => {
  const { userId } = await does.asOwner();
  const own = await desk.get('staff', String(userId));
  const email = 'next-owner@valam.example';
  await desk.create('staff', { email, fullName: 'Next Owner', role: 'owner' });
  const resign = () => desk.update('staff', own.id, own.version, { role: 'sales' });
  expect((await refusalOf(resign())).message).toContain('No other owner can sign in.');
  const token = does.tokenIn(await does.mailTo(email, 'staff-invitation'), 'setPasswordUrl');
  await does.rpc.call(resetPassword, { token, password, visitor });
  await resign();
  expect(await desk.get('staff', own.id)).toMatchObject({ role: 'sales' });
});
