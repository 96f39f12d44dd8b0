import { describe, expect, it } from '@jest/globals';
import { exportOwnCommissions, getOwnReferral } from '@valam/contracts/identity/referral.rpc';
import {
  bookingCancelled,
  bookingChanged,
  bookingCompleted,
  bookingDepositPaid,
  bookingRefunded,
} from '@valam/contracts/leads/booking.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { refusalOf } from '../kit/identity-service.js';
import { aBooking } from '../kit/leads-stand-in.js';
import { dayMs } from '../kit/partner-actions.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();

describe('the states of a commission', () => {
  it('are reversed by a full refund before the payout', async () => {
    const { caller, code } = await partners.aPartner('reversed@example.org');
    const booking = aBooking({ referralCode: code });
    await service.receive(bookingDepositPaid, booking);
    await partners.untilLedger(caller, [[48_00, 'pending']]);
    await service.receive(bookingRefunded, {
      ...booking,
      version: 2,
      refundedMinor: 400_00,
      at: '2026-11-03T06:00:00Z',
    });
    await service.receive(bookingCancelled, {
      ...booking,
      version: 3,
      state: 'cancelled',
      refundedMinor: 400_00,
      at: '2026-11-03T06:00:01Z',
    });
    await partners.untilLedger(caller, [
      [48_00, 'reversed'],
      [-48_00, 'reversed'],
    ]);
    const { earnings } = await does.rpc.call(getOwnReferral, { caller });
    expect(earnings.balance.amountMinor).toBe(0);
  });

  it('are held with a reason for one’s own booking, until staff release it', async () => {
    const { caller, code } = await partners.aPartner('self@example.org');
    await service.receive(
      bookingDepositPaid,
      aBooking({ referralCode: code, personEmail: 'self+trip@example.org' }),
    );
    await partners.untilLedger(caller, [[48_00, 'on_hold']]);
    const [line] = await partners.lines(caller);
    expect(line?.reason).toBe('Self-referral: the traveler has your email address');
    const desk = await does.admin(await does.asOwner());
    const { reason } = await desk.get('commissions', String(line?.id));
    expect(reason).toBe('Self-referral: the traveler has the partner’s email address');
    const { csv } = await does.rpc.call(exportOwnCommissions, { caller });
    expect(csv).toContain('the traveler has your email address');
    expect(await refusalOf(desk.act('commissions', String(line?.id), 'release'))).toMatchObject({
      code: 'admin.reason_missing',
    });
    await desk.act('commissions', String(line?.id), 'release', { reason: 'Booked for her parents' });
    expect(await partners.amountsAndStates(caller)).toEqual([[48_00, 'pending']]);
    const record = await desk.get('commissions', String(line?.id));
    expect(record.history).toContainEqual(
      expect.objectContaining({ to: 'pending', reason: 'Booked for her parents' }),
    );

    await desk.act('commissions', String(line?.id), 'void', { reason: 'Agreed with the partner' });
    expect(await partners.amountsAndStates(caller)).toEqual(
      expect.arrayContaining([
        [48_00, 'void'],
        [-48_00, 'void'],
      ]),
    );
    expect(await refusalOf(desk.act('commissions', String(line?.id), 'hold', { reason: 'x' }))).toMatchObject(
      {
        code: 'admin.refused',
      },
    );
  });

  it('are held again for a new suspicion, but not for one that staff released', async () => {
    const { caller, code } = await partners.aPartner('transferred@example.org');
    const desk = await does.admin(await does.asOwner());
    const decide = async (decision: string) =>
      desk.act('commissions', String((await partners.lines(caller))[0]?.id), decision, { reason: 'Asked' });
    const booking = aBooking({ referralCode: code });
    await service.receive(bookingDepositPaid, booking);
    await partners.untilLedger(caller, [[48_00, 'pending']]);
    await decide('hold');
    await decide('release');

    const own = { ...booking, personEmail: 'transferred@example.org' };
    await service.receive(bookingChanged, { ...own, version: 2 });
    await partners.untilLedger(caller, [[48_00, 'on_hold']]);
    expect((await partners.lines(caller))[0]?.reason).toContain('Self-referral');
    await decide('release');
    await service.receive(bookingChanged, {
      ...own,
      version: 3,
      capturedMinor: 2_000_00,
      at: '2026-11-05T06:00:00Z',
    });
    await partners.untilLedger(caller, [
      [48_00, 'pending'],
      [192_00, 'pending'],
    ]);
  });

  it('follow the end of the tour for a canceled booking with retained money', async () => {
    service.clock.set('2026-11-02T06:00:00Z');
    const { caller, code } = await partners.aPartner('kept@example.org');
    const booking = aBooking({ referralCode: code });
    await service.receive(bookingDepositPaid, booking);
    const kept = {
      ...booking,
      version: 2,
      state: 'cancelled' as const,
      refundedMinor: 200_00,
      at: '2026-11-20T06:00:00Z',
    };
    await service.receive(bookingCancelled, kept);
    await partners.untilLedger(caller, [
      [48_00, 'pending'],
      [-24_00, 'pending'],
    ]);
    await service.advance(39 * dayMs);
    await partners.untilLedger(caller, [
      [48_00, 'locked'],
      [-24_00, 'locked'],
    ]);
    await service.advance(30 * dayMs);
    await partners.untilLedger(caller, [
      [48_00, 'approved'],
      [-24_00, 'approved'],
    ]);
    expect((await does.rpc.call(getOwnReferral, { caller })).freeRetreat.completedBookings).toBe(0);
  });

  it('follow the code, regardless of the id sent with it', async () => {
    const [owner, other] = [
      await partners.aPartner('code@example.org'),
      await partners.aPartner('id@example.org'),
    ];
    const contributorId = other.caller.contributorId;
    await service.receive(bookingDepositPaid, aBooking({ referralCode: owner.code, contributorId }));
    await partners.untilLedger(owner.caller, [[48_00, 'pending']]);
    expect(await partners.amountsAndStates(other.caller)).toEqual([]);
  });

  it('for one’s own tour count toward the free retreat after a release, until a full refund', async () => {
    service.clock.set('2027-01-20T06:00:00Z');
    const { caller, code } = await partners.aPartner('own-tour@example.org');
    const desk = await does.admin(await does.asOwner());
    const completed = async () =>
      (await does.rpc.call(getOwnReferral, { caller })).freeRetreat.completedBookings;
    const booking = aBooking({
      ...{ referralCode: code, personEmail: 'own-tour@example.org' },
      ...{ startDate: '2026-12-27', endDate: '2027-01-05' },
    });
    await service.receive(bookingDepositPaid, booking);
    const traveled = { ...booking, version: 2, state: 'completed' as const, at: '2027-01-05T18:00:00Z' };
    await service.receive(bookingCompleted, traveled);
    const line = await waitFor(async () => {
      const [first] = await partners.lines(caller);
      return first?.completedAt ? first : null;
    });
    expect(line.state).toBe('on_hold');
    expect(await completed()).toBe(0);
    await desk.act('commissions', line.id, 'release', { reason: 'Booked for her parents' });
    expect(await completed()).toBe(1);

    const refunded = { ...traveled, version: 3, refundedMinor: 400_00, at: '2027-01-19T06:00:00Z' };
    await service.receive(bookingRefunded, refunded);
    await partners.untilLedger(caller, [
      [48_00, 'reversed'],
      [-48_00, 'reversed'],
    ]);
    expect(await completed()).toBe(0);
  });

  it('that earned a free retreat in December still show it in January', async () => {
    service.clock.set('2027-01-20T06:00:00Z');
    const { caller, code } = await partners.aPartner('december@example.org');
    const days = { startDate: '2026-12-22', endDate: '2026-12-31' };
    const shown = async () => (await does.rpc.call(getOwnReferral, { caller })).freeRetreat;
    const complete = async (count: number, total: number) => {
      for (let made = 0; made < count; made++) {
        const booking = aBooking({ referralCode: code, ...days });
        await service.receive(bookingDepositPaid, booking);
        const end = { version: 2, state: 'completed' as const, at: '2027-01-01T06:00:00Z' };
        await service.receive(bookingCompleted, { ...booking, ...end });
      }
      await waitFor(async () => {
        const lines = await partners.lines(caller);
        return lines.filter(({ completedAt }) => completedAt).length === total;
      });
    };
    await complete(9, 9);
    expect(await shown()).toEqual({ year: 2027, completedBookings: 0, needed: 10 });
    await complete(1, 10);
    const earnedBefore = { year: 2026, completedBookings: 10 };
    expect(await shown()).toEqual({ year: 2027, completedBookings: 0, needed: 10, earnedBefore });
  });
});
