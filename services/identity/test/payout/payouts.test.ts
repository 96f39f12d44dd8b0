import { describe, expect, it, jest } from '@jest/globals';
import { setPayoutDetails } from '@valam/contracts/identity/referral.rpc';
import { bookingCompleted } from '@valam/contracts/leads/booking.events';
import { PayoutDetailsStore } from '../../src/payout/payout-details.js';
import { PayoutRun } from '../../src/payout/payout-run.js';
import { PayoutEntity } from '../../src/payout/payout.entity.js';
import { AnonymizePerson } from '../../src/privacy/anonymize-person.js';
import { aBooking, announcingTo, travelled } from '../kit/leads-stand-in.js';
import { password } from '../kit/partner-actions.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();
const announce = announcingTo(service);

describe('a commission', () => {
  it('is in a payout only if its booking was locked when the sum was computed', async () => {
    const { caller, code } = await partners.aPartner('meanwhile@example.org');
    const [first, second] = [travelled(code), travelled(code)];
    for (const story of [first, second]) await announce(story.slice(0, 2));
    await partners.untilLedger(caller, [
      [48_00, 'pending'],
      [48_00, 'pending'],
      [192_00, 'pending'],
      [192_00, 'pending'],
    ]);
    const contributorId = String(caller.contributorId);
    await service.get(PayoutDetailsStore).set(service.dataSource.manager, contributorId, {
      method: 'paypal',
      paypalEmail: 'meanwhile@example.org',
    });
    await service.dataSource.query(`update payout_details set updated_at = updated_at - interval '1 year'`);
    const approve = (story: typeof first) =>
      service.dataSource.query(`update commission_line set state = 'approved' where booking_id = $1`, [
        story[0]?.[1].bookingId,
      ]);
    await approve(first);
    const inPayout = await service.dataSource.transaction(async (tx) => {
      const query = tx.query.bind(tx);
      // Another replica approves the second booking after the run has locked the approved ones.
      jest.spyOn(tx, 'query').mockImplementation(async (...statement) => {
        const rows: unknown = await query(...statement);
        if (String(statement[0]).includes('for update')) await approve(second);
        return rows;
      });
      const { payouts } = await service.get(PayoutRun).run(tx, 'a test');
      return payouts.filter((payout) => payout.contributorId === contributorId);
    });
    expect(inPayout).toMatchObject([{ amountMinor: 240_00, lineCount: 2 }]);
    const next = await service.dataSource.transaction((tx) => service.get(PayoutRun).run(tx, 'a test'));
    expect(next.payouts).toMatchObject([{ contributorId, amountMinor: 240_00, lineCount: 2 }]);
  });

  it('below the minimum is carried over, and returns from a canceled payout', async () => {
    const { caller, code } = await partners.aPartner('carry@example.org');
    const details = { method: 'paypal' as const, paypalEmail: 'carry@example.org' };
    await does.rpc.call(setPayoutDetails, { caller, details, currentPassword: password });
    service.clock.set('2027-03-01T06:00:00Z');
    const done = { state: 'completed' as const, at: '2027-01-02T06:00:00Z', referralCode: code };
    await service.receive(bookingCompleted, aBooking(done));
    await partners.untilLedger(caller, [[48_00, 'approved']]);
    const desk = await does.admin(await does.asOwner());
    const first = await desk.act('payouts', 'all', 'run');
    expect(first.items).toEqual([]);
    await service.receive(bookingCompleted, aBooking(done));
    await partners.untilLedger(caller, [
      [48_00, 'approved'],
      [48_00, 'approved'],
    ]);
    const second = await desk.act('payouts', 'all', 'run');
    const [payout] = second.items as { id: string; amount: { amountMinor: number } }[];
    expect(payout?.amount.amountMinor).toBe(96_00);
    await desk.act('payouts', String(payout?.id), 'cancel', { reason: 'Account closed' });
    expect(await partners.amountsAndStates(caller)).toEqual([
      [48_00, 'approved'],
      [48_00, 'approved'],
    ]);
  });

  it('is not in a payout while the account of its partner is blocked', async () => {
    const email = 'blocked@example.org';
    const { caller, code } = await partners.aPartner(email);
    const contributorId = String(caller.contributorId);
    const details = { method: 'paypal' as const, paypalEmail: 'thief@example.org' };
    await service.get(PayoutDetailsStore).set(service.dataSource.manager, contributorId, details);
    service.clock.set('2027-03-01T06:00:00Z');
    await service.dataSource.query(`update payout_details set updated_at = updated_at - interval '1 year'`);
    const done = { state: 'completed' as const, at: '2027-01-02T06:00:00Z', referralCode: code };
    for (let booking = 0; booking < 2; booking++) await service.receive(bookingCompleted, aBooking(done));
    await partners.untilLedger(caller, [
      [48_00, 'approved'],
      [48_00, 'approved'],
    ]);
    const desk = await does.admin(await does.asOwner());
    const verdict = async () => {
      const { items } = await desk.act('payouts', 'all', 'preview');
      return (items as { contributorId: string; verdict: string }[]).find(
        (of) => of.contributorId === contributorId,
      )?.verdict;
    };
    const proposed = async () => {
      await desk.act('payouts', 'all', 'run');
      return service.dataSource.manager.countBy(PayoutEntity, { contributorId });
    };
    await desk.act('users', String(caller.userId), 'block', { reason: 'A stranger is in it' });
    expect(await verdict()).toBe('not_in_good_standing');
    expect(await proposed()).toBe(0);
    await desk.act('users', String(caller.userId), 'unblock');
    expect(await verdict()).toBe('pay');
    expect(await proposed()).toBe(1);
    const file = async () => String((await desk.act('payouts', 'all', 'export'))['csv']);
    expect(await file()).toContain('thief@example.org');
    await desk.act('users', String(caller.userId), 'block', { reason: 'A stranger is in it' });
    expect(await file()).not.toContain('thief@example.org');
    expect(await file()).toContain('do not pay');
  });

  it.each(['mark-paid', 'cancel'])(
    'of an erased person keeps no payout details after %s',
    async (decision) => {
      const email = `${decision}@example.org`;
      const { caller, code } = await partners.aPartner(email);
      const { manager } = service.dataSource;
      const contributorId = String(caller.contributorId);
      await service.get(PayoutDetailsStore).set(manager, contributorId, {
        method: 'bank',
        ...{ accountHolder: 'Maya Lindqvist', bankName: 'Nordbanken', country: 'SE' },
        ...{ bankCode: 'NDEASESS', accountNumber: '1234567890' },
      });
      service.clock.set('2027-03-01T06:00:00Z');
      await service.dataSource.query(`update payout_details set updated_at = updated_at - interval '1 year'`);
      const done = { state: 'completed' as const, at: '2027-01-02T06:00:00Z', referralCode: code };
      for (let booking = 0; booking < 2; booking++) await service.receive(bookingCompleted, aBooking(done));
      await partners.untilLedger(caller, [
        [48_00, 'approved'],
        [48_00, 'approved'],
      ]);
      const desk = await does.admin(await does.asOwner());
      await desk.act('payouts', 'all', 'run');
      const proposed = await manager.findOneByOrFail(PayoutEntity, { contributorId });
      expect(proposed).toMatchObject({ state: 'proposed', maskedDetails: 'Nordbanken ····7890' });
      await service.dataSource.transaction((tx) => service.get(AnonymizePerson).run(tx, email));
      const input = { reason: 'Told by telephone', paymentReference: 'UTR 1' };
      await desk.act('payouts', proposed.id, decision, input);
      const decided = await manager.findOneByOrFail(PayoutEntity, { contributorId });
      expect(decided).toMatchObject({ sealedDetails: null, maskedDetails: 'erased' });
    },
  );

  it('that is released on the day of the monthly run is in it, even if the job of its release is late', async () => {
    const { caller, code } = await partners.aPartner('midnight@example.org');
    const contributorId = String(caller.contributorId);
    const details = { method: 'paypal' as const, paypalEmail: 'midnight@example.org' };
    await service.get(PayoutDetailsStore).set(service.dataSource.manager, contributorId, details);
    await service.dataSource.query(`update payout_details set updated_at = updated_at - interval '1 year'`);
    service.clock.set('2027-05-31T06:00:00Z');
    const trip = { startDate: '2027-04-23', endDate: '2027-05-02', at: '2027-05-02T06:00:00Z' };
    const done = { ...trip, state: 'completed' as const, referralCode: code };
    for (let booking = 0; booking < 2; booking++) await service.receive(bookingCompleted, aBooking(done));
    await partners.untilLedger(caller, [
      [48_00, 'locked'],
      [48_00, 'locked'],
    ]);
    const proposed = () => service.dataSource.manager.findBy(PayoutEntity, { contributorId });
    await service.get(PayoutRun).proposeMonthly();
    expect(await proposed()).toEqual([]);
    service.clock.set('2027-05-31T18:37:00Z'); // 00:07 on June 1 in India
    await service.get(PayoutRun).proposeMonthly();
    expect(await proposed()).toMatchObject([{ amountMinor: 96_00, lineCount: 2 }]);
  });
});
