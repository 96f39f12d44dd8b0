import { describe, expect, it } from '@jest/globals';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { signUpForReferral } from '@valam/contracts/identity/referral.rpc';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { visitor } from '../kit/identity-service.js';
import { aBooking } from '../kit/leads-stand-in.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();

const password = 'a walk around the hill';
const desk = async () => does.admin(await does.asOwner());

/**
 * A partner whose account and profile have different addresses, because staff changed that of the profile.
 */
async function withTwoAddresses(name: string) {
  const [own, given] = [`${name}@own.example`, `${name}@given.example`];
  const { id, code } = await does.aContributor(own, password);
  const office = await desk();
  const { version } = await office.get('contributors', id);
  await office.update('contributors', id, version, { email: given });
  return { id, code, own, given };
}

async function accepted(email: string) {
  const application = { firstName: 'Ravi', lastName: 'Iyer', email, mobile: '+919840012345' };
  const applied = await does.rpc.call(applyAsHost, { application, visitor, idempotencyKey: null });
  const office = await desk();
  await office.act('host-applications', applied.id, 'approve');
  const { contributorId } = await office.get('host-applications', applied.id);
  return { contributorId, mail: await does.mailTo(email, 'host-application-accepted') };
}

const numberOf = async (list: 'contributors' | 'users', words: string) =>
  (await (await desk()).list(list, {}, words)).total;

describe('a partner whose profile has another address than the account', () => {
  it('who applies as a host with that of the profile signs in as before', async () => {
    const { id, given } = await withTwoAddresses('applies-given');
    const { contributorId, mail } = await accepted(given);
    expect(contributorId).toBe(id);
    // A link would have opened a second, empty account.
    expect(mail.data).toMatchObject({ setPasswordUrl: null });
    expect(await numberOf('users', 'applies-given')).toBe(1);
  });

  it('who applies as a host with that of the account stays one person', async () => {
    const { id, own } = await withTwoAddresses('applies-own');
    expect((await accepted(own)).contributorId).toBe(id);
    expect(await numberOf('contributors', 'applies-own')).toBe(1);
  });

  it.each(['own', 'given'] as const)(
    'who joins the referral program with the %s one stays one person too',
    async (which) => {
      const name = `joins-${which}`;
      const partner = await withTwoAddresses(name);
      const email = partner[which];
      const signup = { firstName: 'Maya', lastName: 'Lindqvist', email };
      await does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
      const mail = await does.mailTo(email, 'referral-welcome');
      expect(mail.data).toMatchObject({ setPasswordUrl: null });
      expect([await numberOf('users', name), await numberOf('contributors', name)]).toEqual([1, 1]);
    },
  );

  it.each(['own', 'given'] as const)(
    'who books with the %s one and their own code earns nothing before staff have reviewed it',
    async (which) => {
      const partner = await withTwoAddresses(`books-${which}`);
      const booking = aBooking({ referralCode: partner.code, personEmail: partner[which] });
      await service.receive(bookingDepositPaid, booking);
      const office = await desk();
      const lines = await waitFor(
        async () => (await office.list('commissions', { bookingId: booking.bookingId })).items,
      );
      expect(lines).toMatchObject([
        { state: 'on_hold', reason: expect.stringContaining('Self-referral') as unknown },
      ]);
    },
  );
});
