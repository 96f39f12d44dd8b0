import { describe, expect, it } from '@jest/globals';
import {
  exportOwnCommissions,
  getOwnReferral,
  setPayoutDetails,
} from '@valam/contracts/identity/referral.rpc';
import { bookingChanged, bookingCompleted, bookingRefunded } from '@valam/contracts/leads/booking.events';
import { getCommissionOutlook } from '@valam/contracts/identity/commission.rpc';
import { istDay } from '@valam/contracts/shared/days';
import { refusalOf } from '../kit/identity-service.js';
import { announcingTo, travelled } from '../kit/leads-stand-in.js';
import { dayMs, password } from '../kit/partner-actions.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();
const announce = announcingTo(service);

describe('a commission', () => {
  it('goes from the deposit to the payout, and a later refund is deducted from the next payout', async () => {
    service.clock.set('2026-11-02T06:00:00Z');
    const { caller, code } = await partners.aPartner('ledger@example.org');
    const story = travelled(code);
    await announce(story.slice(0, 1));
    await partners.untilLedger(caller, [[48_00, 'pending']]);
    await announce(story.slice(1, 2));
    await partners.untilLedger(caller, [
      [48_00, 'pending'],
      [192_00, 'pending'],
    ]);
    service.clock.set('2026-12-10T18:00:00Z');
    await announce(story.slice(2));
    await partners.untilLedger(caller, [
      [48_00, 'locked'],
      [192_00, 'locked'],
    ]);
    const outlook = async () => does.rpc.call(getCommissionOutlook, { caller: await does.asOwner() });
    // Released 30 days after the trip, and paid in the next run.
    const by = { day: '2027-02-01', minor: 240_00 };
    expect(await outlook()).toEqual({ paid: [], due: [{ ...by, state: 'locked' }] });
    expect(await refusalOf(does.rpc.call(getCommissionOutlook, { caller }))).toMatchObject({
      code: 'admin.role_refused',
    });
    await service.advance(30 * dayMs);
    await partners.untilLedger(caller, [
      [48_00, 'approved'],
      [192_00, 'approved'],
    ]);
    expect((await outlook()).due).toEqual([{ ...by, state: 'approved' }]);

    const desk = await does.admin(await does.asOwner());
    const plan = await desk.act('payouts', 'all', 'preview');
    expect(plan.items).toContainEqual(
      expect.objectContaining({ partner: 'Maya Lindqvist', verdict: 'no_details' }),
    );
    const details = {
      method: 'bank' as const,
      accountHolder: 'Maya Lindqvist',
      bankName: 'Handelsbanken',
      country: 'Sweden',
      accountNumber: 'SE45 5000 0000 0583 9825 7466',
      bankCode: 'HANDSESS',
    };
    expect(
      await does.rpc.call(setPayoutDetails, { caller, details, currentPassword: password }),
    ).toMatchObject({
      masked: 'Handelsbanken ····7466',
    });
    const stored = await service.dataSource.query('select sealed from payout_details');
    expect(JSON.stringify(stored)).not.toContain('0583');
    expect((await desk.act('payouts', 'all', 'preview')).items).toContainEqual(
      expect.objectContaining({ partner: 'Maya Lindqvist', verdict: 'details_too_new' }),
    );
    expect((await desk.act('payouts', 'all', 'run')).items).toEqual([]);

    await service.advance(7 * dayMs);
    const run = await desk.act('payouts', 'all', 'run');
    const [payout] = run.items as { id: string; amount: { amountMinor: number } }[];
    expect(payout?.amount.amountMinor).toBe(240_00);
    expect(await partners.amountsAndStates(caller)).toEqual([
      [48_00, 'in_payout'],
      [192_00, 'in_payout'],
    ]);
    const today = istDay(service.clock.now());
    expect((await outlook()).due).toEqual([{ day: today, state: 'in_payout', minor: 240_00 }]);
    const { csv } = await desk.act('payouts', 'all', 'export');
    expect(csv).toContain('SE45 5000 0000 0583 9825 7466');
    const again = await desk.act('payouts', 'all', 'run');
    expect(again.items).toEqual([]);

    expect(await refusalOf(desk.act('payouts', String(payout?.id), 'mark-paid'))).toMatchObject({
      kind: 'invalid',
    });
    await desk.act('payouts', String(payout?.id), 'mark-paid', { paymentReference: 'SEPA-1' });
    expect(await refusalOf(desk.act('payouts', String(payout?.id), 'cancel', { reason: 'x' }))).toMatchObject(
      {
        code: 'admin.refused',
      },
    );
    await does.mailTo('ledger@example.org', 'payout-paid');
    expect(await outlook()).toEqual({ paid: [{ day: today, minor: 240_00 }], due: [] });

    const [, last] = story[2] ?? [];
    if (!last) throw new Error('No booking');
    await service.receive(bookingRefunded, {
      ...last,
      version: 4,
      refundedMinor: 1_000_00,
      at: '2027-01-20T06:00:00Z',
    });
    await partners.untilLedger(caller, [
      [48_00, 'paid'],
      [192_00, 'paid'],
      [-120_00, 'approved'],
    ]);
    const own = await does.rpc.call(getOwnReferral, { caller });
    expect(own.earnings).toMatchObject({ paid: { amountMinor: 240_00 }, balance: { amountMinor: -120_00 } });
    const { csv: table } = await does.rpc.call(exportOwnCommissions, { caller });
    expect(table.split('\n').filter(Boolean)).toHaveLength(4);
  });

  it('is the same for events in any order, each delivered twice', async () => {
    const names = ['order-a', 'order-b', 'order-c'];
    const three = await Promise.all(names.map((name) => partners.aPartner(`${name}@example.org`)));
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ];
    for (const [index, { code }] of three.entries()) {
      const story = travelled(code);
      const [, first] = story[0] ?? [];
      if (!first) throw new Error('No booking');
      story.splice(2, 0, [
        bookingChanged,
        {
          ...first,
          version: 3,
          state: 'paid',
          capturedMinor: 2_000_00,
          refundedMinor: 333_33,
          at: '2026-11-20T06:00:00Z',
        },
      ]);
      story[3] = [
        bookingCompleted,
        {
          ...first,
          version: 4,
          state: 'completed',
          capturedMinor: 2_000_00,
          refundedMinor: 333_33,
          at: '2026-12-10T18:00:00Z',
        },
      ];
      for (const at of orders[index] ?? []) {
        const [event, facts] = story[at] ?? [];
        if (!event || !facts) continue;
        const id = await service.receive(event, facts);
        await service.receive(event, facts, id);
      }
    }
    const now = service.clock.now() >= new Date('2027-01-09T00:00:00Z') ? 'approved' : 'locked';
    for (const { caller } of three) {
      await partners.untilLedger(caller, [
        [48_00, now],
        [192_00, now],
        [-40_00, now],
      ]);
    }
  });

  it('cannot be deleted or changed in the database', async () => {
    await expect(service.dataSource.query('delete from commission_line')).rejects.toThrow('append-only');
    await expect(service.dataSource.query('update commission_line set amount_minor = 0')).rejects.toThrow(
      'written once',
    );
    await expect(service.dataSource.query('delete from booking_snapshot')).rejects.toThrow('append-only');
  });
});
