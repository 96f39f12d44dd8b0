import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffRoles, type Role } from '@valam/contracts/identity/auth.schema';
import type { CommissionOutlook } from '@valam/contracts/identity/commission.schema';
import * as bookingRpc from '@valam/contracts/leads/booking.rpc';
import { getCashReport, listCashItems } from '@valam/contracts/leads/report.rpc';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { currencies, money, type Currency } from '@valam/contracts/shared/money';
import { ProblemError } from '@valam/contracts/shared/problem';
import { dice } from '@valam/service-kit/testing/seeds';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ReadCash } from '../src/report/read-cash.js';
import { ShareEntity } from '../src/share/share.entity.js';
import { backOfficeOf, staff } from './kit/back-office.js';
import { aDeparture, pageId, refusal, startBooking } from './kit/builders.js';
import { aGiftCard } from './kit/gift-card.js';
import { aPaidBooking, inState } from './kit/paid-booking.js';
import { aCompanion, invite, sharePage } from './kit/share.js';
import { startLeads, type Leads } from './kit/start-leads.js';

const dayMs = 86_400_000;
/** Today is 2027-01-04 at first. */
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
  const prepared = async () => ({
    entries: await leads.dataSource.query<unknown[]>('select * from cash_entry order by kind, source_id'),
    days: await leads.dataSource.query<unknown[]>('select * from cash_day order by 1, 2, 3'),
    due: await leads.dataSource.query<unknown[]>('select * from cash_due order by booking_id, number'),
  });

  it('says what came, what is due when, and what will be in the bank on the 1st', async () => {
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

  it('expects shares of companions on their own day, until they are paid or have ended', async () => {
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

  it('says so when commissions are missing, and counts those that are due', async () => {
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

  it('counts a gift card when it is sold and not when it pays, and owes what is left on it', async () => {
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

  it('is the same read bit by bit or from the start, and equals the ledgers in four currencies', async () => {
    const roll = dice(71);
    const upTo = (most: number) => 1 + Math.floor(roll() * most);
    const { act } = backOfficeOf(leads);
    for (let round = 0; round < 16; round++) {
      const currency = currencies[round % currencies.length] ?? 'USD';
      const offer = await aDeparture(leads, { startDate: '2027-10-01', endDate: '2027-10-10' });
      const { booking, token } = await aPaidBooking(leads, offer, {
        currency,
        quantity: upTo(3),
        payInFull: roll() < 0.3,
      });
      // The booking may have ended already: then the change is refused, as it should be.
      const changes = [
        () => leads.rpc.call(bookingRpc.changeGroupSize, { token, quantity: upTo(5) }),
        () => leads.rpc.call(bookingRpc.startPaymentPlan, { token, installments: 1 + upTo(3) }),
        () =>
          act('bookings', booking.id, 'refund', {
            amount: money(100 * upTo(90), currency),
            reason: 'Goodwill.',
          }),
        () =>
          act('bookings', booking.id, 'cancel', { amount: money(100 * upTo(90), currency), reason: 'Ill.' }),
        async () => leads.sandbox.pay(pageId((await leads.rpc.call(bookingRpc.payBalance, { token })).url)),
      ];
      // Each change at most once: a paid page cannot be paid again.
      const chosen = new Set([1, 2, 3].map(() => Math.floor(roll() * changes.length)));
      for (const index of chosen)
        await changes[index]?.().catch((error: unknown) => {
          if (!(error instanceof ProblemError)) throw error;
        });
      if (roll() < 0.4) await leads.advance(upTo(4) * dayMs);
      if (roll() < 0.5) await read();
    }
    // The provider sends the events of the last payment and refund a moment later.
    await waitFor(async () => {
      const [open] = await leads.dataSource.query<[{ count: number }]>(
        `select (select count(*) from payment_session where purpose = 'balance' and state in ('preparing', 'open'))::int
              + (select count(*) from refund where state = 'pending')::int as count`,
      );
      return open.count === 0;
    });
    await read();
    const increments = await prepared();
    expect(increments.due.some((row) => (row as { kind: string }).kind === 'installment')).toBe(true);
    expect(increments.entries.some((row) => (row as { kind: string }).kind === 'refund')).toBe(true);
    const ledgers = await leads.dataSource.query<{ currency: Currency; minor: number }[]>(
      `select currency, sum(minor)::bigint as minor from (
         select currency, amount_minor as minor from payment where method <> 'gift_card'
         union all select c.currency, l.amount_minor from gift_card_line l join gift_card c on c.id = l.gift_card_id where l.kind = 'issued'
         union all select r.currency, -r.amount_minor from refund r join payment p on p.id = r.payment_id
                    where r.state = 'refunded' and p.method <> 'gift_card') row group by 1`,
    );
    expect(ledgers.map(({ currency }) => currency).sort()).toEqual([...currencies].sort());
    for (const { currency, minor } of ledgers) {
      const shown = await report({ ...year, currency });
      expect([currency, shown.positionMinor, shown.differences]).toEqual([currency, minor, []]);
      const { months, refundsUnderWayMinor, overdueMinor } = shown;
      const owed = increments.due
        .map((row) => row as { currency: string; amount_minor: number })
        .filter((row) => row.currency === currency)
        .reduce((sum, row) => sum + row.amount_minor, 0);
      expect(months.at(-1)?.closingMinor).toBe(minor + owed - overdueMinor - refundsUnderWayMinor);
    }
    await leads.get(ReadCash).rebuild();
    expect(await prepared()).toEqual(increments);
  }, 240_000);

  it('does not change a day that is over, and says when it does not add up', async () => {
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

  it('is for those who answer for money', async () => {
    for (const role of staffRoles) {
      const asked = report(year, role);
      if (reportRoles.cash.includes(role)) expect((await asked).currency).toBe('USD');
      else expect((await refusal(asked)).code).toBe('admin.role_refused');
    }
    expect((await refusal(report({ from: '2027-02-01', to: '2027-01-01' }))).code).toBe('leads.report_range');
  });
});
