import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffRoles, type Role } from '@valam/contracts/identity/auth.schema';
import type { CommissionOutlook } from '@valam/contracts/identity/commission.schema';
import * as bookingRpc from '@valam/contracts/leads/booking.rpc';
import { getCashReport, listCashItems } from '@valam/contracts/leads/report.rpc';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { money, type Currency } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { ReadCash } from '../../src/report/read-cash.js';
import { ShareEntity } from '../../src/share/share.entity.js';
import { backOfficeOf, staff } from '../kit/back-office.js';
import { aDeparture, refusal, startBooking } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, inState, signedEvent } from '../kit/paid-booking.js';
import { aCompanion, invite, sharePage } from '../kit/share.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;
/** Today is 2027-01-04 at the start. */
const year = { from: '2027-01-01', to: '2027-12-31' };

describe('the cash report', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const read = () => leads.get(ReadCash).run();
  const report = (
    query: { from: string; to: string; currency?: Currency } = year,
    role: Role = 'owner',
    commissions: CommissionOutlook | null = { paid: [], due: [] },
  ) => leads.rpc.call(getCashReport, { currency: 'USD', ...query, commissions, caller: staff(role) });
  const items = (query: { from: string; to: string; currency?: Currency }) =>
    leads.rpc.call(listCashItems, { currency: 'USD', page: 1, ...query, caller: staff('finance') });

  it('shows received and due amounts, and the expected balance on the 1st', async () => {
    const offer = await aDeparture(leads, { startDate: '2027-09-01', endDate: '2027-09-10' });
    const { booking, token } = await aPaidBooking(leads, offer, { quantity: 2 });
    const { balance, balanceDueAt } = await leads.rpc.call(bookingRpc.getBooking, { token });
    await read();
    const due = (balanceDueAt ?? '').slice(0, 7);
    const shown = await report();
    const [deposit, rest] = [99_600, balance.amountMinor];
    expect(shown).toMatchObject({
      positionMinor: deposit,
      overdueMinor: 0,
      differences: [],
      hasCommissions: true,
    });
    expect(shown.months.find(({ key }) => key.startsWith(due))).toMatchObject({
      balancesMinor: rest,
      closingMinor: deposit + rest,
    });
    expect(shown.months.at(0)).toMatchObject({
      receivedMinor: deposit,
      balancesMinor: 0,
      closingMinor: deposit,
    });
    const { items: rows } = await items(year);
    expect(rows.map(({ kind, amountMinor, label }) => [kind, amountMinor, label])).toEqual([
      ['balance', rest, booking.ref],
      ['payment', deposit, booking.ref],
    ]);
  });

  it('expects shares of companions on their due day, until they are paid or have ended', async () => {
    const offer = await aDeparture(leads, { startDate: '2027-09-01', endDate: '2027-09-10' });
    const { booking, token } = await aPaidBooking(leads, offer, { quantity: 3 });
    const [ben, cleo] = [aCompanion(), aCompanion()];
    await invite(leads, token, [ben, cleo]);
    const due = async () => {
      await read();
      expect((await report()).differences).toEqual([]);
      return leads.dataSource.query<{ day: string; minor: number }[]>(
        'select day, amount_minor as minor from cash_due where booking_id = $1 order by day, number desc',
        [booking.id],
      );
    };
    const { balanceDueAt } = await leads.rpc.call(bookingRpc.getBooking, { token });
    const own = { day: istDay(new Date(balanceDueAt ?? '')), minor: 199_200 };
    const share = { day: addDays(own.day, -7), minor: 199_200 };
    expect(await due()).toEqual([share, share, own]);
    await leads.sandbox.pay(await sharePage(leads, ben));
    await waitFor(() => leads.dataSource.manager.existsBy(ShareEntity, { email: ben.email, state: 'paid' }));
    expect(await due()).toEqual([share, own]);
    await leads.dataSource.manager.update(
      ShareEntity,
      { email: cleo.email },
      { state: 'withdrawn', endedAt: leads.clock.now() },
    );
    expect(await due()).toEqual([{ ...own, minor: 398_400 }]);
  });

  it('reports missing commissions, and includes due ones', async () => {
    const outlook: CommissionOutlook = {
      paid: [{ day: '2027-01-02', minor: 10_00 }],
      due: [
        { day: '2027-01-04', state: 'in_payout', minor: 1_00 },
        { day: '2027-02-01', state: 'approved', minor: 2_00 },
        { day: '2027-06-01', state: 'locked', minor: 4_00 },
        { day: '2027-07-01', state: 'pending', minor: 8_00 },
      ],
    };
    const [without, shown] = [await report(year, 'owner', null), await report(year, 'owner', outlook)];
    expect(without.hasCommissions).toBe(false);
    expect(shown).toMatchObject({
      positionMinor: without.positionMinor - 10_00,
      commissionsPayableMinor: 3_00,
      commissionsLockedMinor: 4_00,
      commissionsPendingMinor: 8_00,
    });
    expect(shown.months.at(-1)?.closingMinor).toBe((without.months.at(-1)?.closingMinor ?? 0) - 25_00);
    // Partners are paid in dollars.
    expect(await report({ ...year, currency: 'EUR' }, 'owner', null)).toMatchObject({ hasCommissions: true });
  });

  it('counts a gift card when it is sold and not when it is redeemed, and its balance as a liability', async () => {
    const before = await report();
    const { card, code } = await aGiftCard(leads);
    await read();
    const sold = await report();
    expect(sold.giftCardLiabilityMinor - before.giftCardLiabilityMinor).toBe(500_00);
    expect(sold.positionMinor - before.positionMinor).toBe(500_00);
    const gift = (await items(year)).items.find(({ kind }) => kind === 'gift_card');
    expect(gift).toMatchObject({ amountMinor: 500_00, bookingId: null, giftCardId: card.id });

    const offer = await aDeparture(leads, { startDate: '2027-09-01', endDate: '2027-09-10' });
    const page = await startBooking(leads, offer, { giftCards: [code] });
    expect((await report()).depositsAwaitedMinor).toBe(0);
    await inState(leads, page.bookingRef, 'deposit_paid');
    await read();
    const used = await report();
    expect(used.giftCardLiabilityMinor).toBeLessThan(sold.giftCardLiabilityMinor);
    expect(used.positionMinor).toBe(sold.positionMinor);
  });

  it('keeps past days unchanged, and reports inconsistencies', async () => {
    const past = { from: '2027-01-01', to: '2027-01-04' };
    const before = await report(past);
    await leads.advance(40 * dayMs);
    await aPaidBooking(leads, await aDeparture(leads, { startDate: '2027-12-01', endDate: '2027-12-05' }));
    await read();
    expect((await report(past)).months.map(({ receivedMinor }) => receivedMinor)).toEqual(
      before.months.map(({ receivedMinor }) => receivedMinor),
    );
    await leads.dataSource.query(
      `update cash_day set amount_minor = amount_minor + 1 where currency = 'USD' and day = '2027-01-04' and kind = 'payment'`,
    );
    await read();
    const { differences } = await report();
    expect(differences).toMatchObject([{ ledger: 'payments', currency: 'USD' }]);
    expect((differences[0]?.preparedMinor ?? 0) - (differences[0]?.ledgerMinor ?? 0)).toBe(1);
    await leads.get(ReadCash).rebuild();
    expect((await report()).differences).toEqual([]);
  });

  it('counts a refund that the bank returns once: as in progress, until it is made again', async () => {
    const offer = await aDeparture(leads, { startDate: '2027-12-01', endDate: '2027-12-05' });
    const { booking } = await aPaidBooking(leads, offer);
    await read();
    const before = await report();
    const amount = money(10_000, 'USD');
    await backOfficeOf(leads).act('bookings', booking.id, 'refund', { amount, reason: 'The noise.' });
    const refund = (state: RefundEntity['state']) =>
      waitFor(() => leads.dataSource.manager.findOneBy(RefundEntity, { bookingId: booking.id, state }));
    const figures = async () => {
      await read();
      const { positionMinor, refundsUnderWayMinor, differences } = await report();
      return [before.positionMinor - positionMinor, refundsUnderWayMinor, differences];
    };
    const { id: refundId, providerRefundId: id } = await refund('refunded');
    expect(await figures()).toEqual([10_000, 0, []]);
    const metadata = { refundId, attempt: '1' };
    const bounced = signedEvent('refund.failed', { id, object: 'refund', status: 'failed', metadata });
    expect(await leads.door.deliver(bounced.body, bounced.signature)).toBe(200);
    expect(await figures()).toEqual([0, 10_000, []]);
    await backOfficeOf(leads).act('refunds', refundId, 'mark-paid', { reason: 'By bank transfer.' });
    await refund('refunded');
    expect(await figures()).toEqual([10_000, 0, []]);
  });

  it('is restricted to roles responsible for money', async () => {
    for (const role of staffRoles) {
      const asked = report(year, role);
      if (reportRoles.cash.includes(role)) expect((await asked).currency).toBe('USD');
      else expect((await refusal(asked)).code).toBe('admin.role_refused');
    }
    expect((await refusal(report({ from: '2027-02-01', to: '2027-01-01' }))).code).toBe('leads.report_range');
  });
});
