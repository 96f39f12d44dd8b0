import { expect, it } from '@jest/globals';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { signUpForReferral } from '@valam/contracts/identity/referral.rpc';
import { visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { does } = await runningIdentity();

const stranger = { fullName: 'Not Me', about: 'Words of a stranger', referralCodeUsed: 'STRANGER' };
const published = { about: null, referralCodeUsed: null, approvalStatus: 'approved' };
const office = async () => does.admin(await does.asOwner());
const profileOf = async (email: string) => (await (await office()).list('contributors', {}, email)).items[0];

it('an accepted application publishes no texts of a stranger who signed up with its address', async () => {
  const email = 'host@example.org';
  await does.signUpAs(email, 'the password of a stranger', stranger);
  await does.mailTo(email, 'verify-email');
  const application = { firstName: 'A', lastName: 'Host', email, mobile: '+46701234567' };
  const { id } = await does.rpc.call(applyAsHost, { application, visitor, idempotencyKey: null });
  await (await office()).act('host-applications', id, 'approve');
  expect(await profileOf(email)).toMatchObject({ ...published, name: 'A Host', mobile: '+46701234567' });
});

it('the referral program approves no texts of a stranger who signed up with the address', async () => {
  const email = 'affiliate@example.org';
  await does.signUpAs(email, 'the password of a stranger', { ...stranger, contributingArea: 'Affiliate' });
  await does.mailTo(email, 'verify-email');
  const signup = { firstName: 'An', lastName: 'Affiliate', email };
  await does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
  await does.mailTo(email, 'referral-welcome');
  expect(await profileOf(email)).toMatchObject({ ...published, name: 'An Affiliate' });
});
