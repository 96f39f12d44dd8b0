import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import * as share from '@valam/contracts/leads/share.rpc';
import { addDays, daysBetween, istDay } from '@valam/contracts/shared/days';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { WatchBalances } from '../../src/booking/watch-balances.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { WatchShares } from '../../src/manage/watch-shares.js';
import { ShareEntity } from '../../src/share/share.entity.js';
import { pageId, refusal } from '../kit/builders.js';
import { passTo, today } from '../kit/days.js';
import { aGiftCard } from '../kit/gift-card.js';
import { bookingOf, inState, mails, stockDifferences } from '../kit/paid-booking.js';
import { aCompanion, invite, shareDifferences, sharePage, shareToken, threeTravelers } from '../kit/share.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;

describe('shares of a balance', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(async () => {
    expect(await leads.dataSource.query(shareDifferences)).toEqual([]);
    expect(await stockDifferences(leads)).toEqual([]);
    await leads.stop();
  });

  const threeOf = (days?: number) => threeTravelers(leads, { days });
  const view = (token: string) => leads.rpc.call(booking.getBooking, { token });
  const stateOf = async ({ email }: { email: string }) =>
    (await leads.dataSource.manager.findOneByOrFail(ShareEntity, { email })).state;
  const paid = (companion: { email: string }) =>
    waitFor(async () => ((await stateOf(companion)) === 'paid' ? true : Promise.reject(new Error('open'))));
  const payOwn = async (token: string, part: 'own' | 'all' = 'own') => {
    const { url } = await leads.rpc.call(booking.payBalance, { token, part });
    return pageId(url);
  };
  const until = async (day: string) => {
    await passTo(leads, day);
    await leads.get(WatchShares).sweep();
    await leads.get(WatchBalances).sweep();
  };

  it('are proposed as equal parts, each paid separately until the booking is paid', async () => {
    const { token, page, booking: made } = await threeOf();
    expect((await view(token)).shares).toMatchObject({ most: 2, proposed: { amountMinor: 199_200 } });
    const [ben, cleo] = [aCompanion(), aCompanion()];
    const shares = await invite(leads, token, [ben, cleo]);
    expect(shares).toMatchObject({
      open: { amountMinor: 398_400 },
      own: { amountMinor: 199_200 },
      most: 0,
      forms: 2,
    });
    expect(await mails(leads, 'share-invitation', ben.email)).toHaveLength(1);
    await leads.sandbox.pay(await sharePage(leads, ben));
    await paid(ben);
    await leads.sandbox.pay(await payOwn(token));
    await leads.sandbox.pay(await sharePage(leads, cleo));
    await inState(leads, page.bookingRef, 'paid');
    const payments = await leads.dataSource.manager.findBy(PaymentEntity, { bookingId: made.id });
    expect(payments.map(({ amountMinor }) => amountMinor).sort()).toEqual([
      149_400, 199_200, 199_200, 199_200,
    ]);
    const { payments: shown } = await view(token);
    expect(shown.map(({ paidBy }) => paidBy ?? null)).toEqual(
      expect.arrayContaining([ben.name, cleo.name, null, null]),
    );
  });

  it('accept amounts per person that add up', async () => {
    const { token } = await threeOf();
    for (const [first, second] of [
      [400_000, 197_601],
      [50, 100_000],
      [400_000, 197_550],
    ])
      expect((await refusal(invite(leads, token, [aCompanion(first), aCompanion(second)]))).kind).toBe(
        'invalid',
      );
    const shares = await invite(leads, token, [aCompanion(400_000), aCompanion(197_600)]);
    expect(shares.own.amountMinor).toBe(0);
    const nothing = await refusal(leads.rpc.call(booking.payBalance, { token, part: 'own' }));
    expect(nothing.code).toBe('leads.action_refused');
  });

  it('are limited to one for a person, and to the number of travelers', async () => {
    const { token } = await threeOf();
    const ben = aCompanion();
    await Promise.all(Array.from({ length: 6 }, () => invite(leads, token, [ben])));
    expect(await mails(leads, 'share-invitation', ben.email)).toHaveLength(1);
    expect(
      (await refusal(invite(leads, token, [{ ...ben, ...aCompanion(1_000), email: ben.email }]))).kind,
    ).toBe('invalid');
    expect((await refusal(invite(leads, token, [aCompanion(), aCompanion()]))).code).toBe(
      'leads.action_refused',
    );
  });

  it('and a payment plan exclude each other while either is open', async () => {
    const { token } = await threeOf();
    const { shares } = await invite(leads, token, [aCompanion()]);
    expect((await view(token)).planChoices).toEqual([]);
    const plan = leads.rpc.call(booking.startPaymentPlan, { token, installments: 3 });
    expect((await refusal(plan)).message).toMatch(/Companions have shares/);
    await leads.rpc.call(share.withdrawShare, { token, id: shares[0]?.id ?? '' });
    await leads.rpc.call(booking.startPaymentPlan, { token, installments: 3 });
    expect((await refusal(invite(leads, token, [aCompanion()]))).message).toMatch(/installments/);
    expect((await view(token)).shares?.proposed).toBeNull();
  });

  it('can be withdrawn and resent by the lead traveler while they are open', async () => {
    const { token } = await threeOf();
    const ben = aCompanion();
    const { shares } = await invite(leads, token, [ben]);
    const id = shares[0]?.id ?? '';
    const again = () => leads.rpc.call(share.resendShare, { token, id });
    expect((await refusal(again())).message).toMatch(/send it again from/);
    await leads.advance(10 * 60_000);
    await again();
    expect(await mails(leads, 'share-invitation', ben.email)).toHaveLength(2);
    const after = await leads.rpc.call(share.withdrawShare, { token, id });
    expect(after).toMatchObject({ open: { amountMinor: 0 }, own: { amountMinor: 597_600 }, forms: 0 });
    await leads.rpc.call(share.withdrawShare, { token, id });
    expect(await mails(leads, 'share-ended', ben.email)).toHaveLength(1);
    const page = leads.rpc.call(share.payShare, { token: await shareToken(leads, ben) });
    expect((await refusal(page)).code).toBe('leads.action_refused');
    const other = await threeOf();
    expect((await refusal(leads.rpc.call(share.withdrawShare, { token: other.token, id }))).kind).toBe(
      'not_found',
    );
  });

  it('have reminders, and fall to the lead traveler after the due day, with an email', async () => {
    const { token, booking: made, page } = await threeOf();
    const [ben, cleo] = [aCompanion(), aCompanion()];
    const { dueOn } = await invite(leads, token, [ben, cleo]);
    await leads.sandbox.pay(await sharePage(leads, ben));
    await paid(ben);
    await leads.sandbox.pay(await payOwn(token));
    await waitFor(async () => (await view(token)).balance.amountMinor === 199_200);
    for (const [days, count] of [
      [-8, 0],
      [-7, 1],
      [-3, 1],
      [-2, 2],
      [0, 2],
    ] as const) {
      await until(addDays(dueOn ?? '', days));
      expect(await mails(leads, 'share-reminder', cleo.email)).toHaveLength(count);
    }
    expect(await mails(leads, 'share-reminder', ben.email)).toEqual([]);
    // The lead traveler has paid the own part, so no reminder is needed.
    expect(await mails(leads, 'balance-reminder', made.email)).toEqual([]);
    await until(addDays(dueOn ?? '', 1));
    await leads.get(WatchShares).sweep();
    expect(await stateOf(cleo)).toBe('lapsed');
    const [told] = await mails(leads, 'shares-fallen-back', made.email);
    expect(told?.data).toMatchObject({ amount: '$1,992', shares: [{ name: cleo.name, amount: '$1,992' }] });
    expect(await mails(leads, 'shares-fallen-back', made.email)).toHaveLength(1);
    expect(await mails(leads, 'share-ended', cleo.email)).toHaveLength(1);
    const due = istDay(new Date((await view(token)).balanceDueAt ?? ''));
    expect(daysBetween(today(leads), due)).toBe(6);
    await until(addDays(due, -3));
    expect(await mails(leads, 'balance-reminder', made.email)).toHaveLength(1);
    await leads.sandbox.pay(await payOwn(token));
    await inState(leads, page.bookingRef, 'paid');
  });

  it('are considered in the refund of a smaller group', async () => {
    const { token, booking: made } = await threeOf();
    const ben = aCompanion();
    await invite(leads, token, [ben]);
    await leads.sandbox.pay(await sharePage(leads, ben));
    await paid(ben);
    const quote = await leads.rpc.call(booking.quoteGroupSize, { token, quantity: 2 });
    expect(quote).toMatchObject({ refund: { amountMinor: 116_200 }, toCompanions: { amountMinor: 66_400 } });
    await leads.rpc.call(booking.changeGroupSize, { token, quantity: 2, expectedTotal: quote.newTotal });
    const [told] = await mails(leads, 'booking-changed', made.email);
    expect(told?.data).toMatchObject({ refund: '$498', companionsRefund: '$664' });
  });

  it('are refunded in proportion to the payments when the booking is canceled', async () => {
    const { token, booking: made } = await threeOf();
    const [ben, cleo] = [aCompanion(100_001), aCompanion()];
    await invite(leads, token, [ben, cleo]);
    await leads.sandbox.pay(await sharePage(leads, ben));
    await paid(ben);
    await leads.advance(150 * dayMs);
    const { refund, toCompanions } = await leads.rpc.call(booking.quoteCancel, { token });
    expect(refund.amountMinor).toBeLessThan(249_401);
    await leads.rpc.call(booking.cancelBooking, { token, expectedRefund: refund });
    await waitFor(async () => (await bookingOf(leads, made.ref)).refundState !== 'pending');
    const { manager } = leads.dataSource;
    const payments = await manager.findBy(PaymentEntity, { bookingId: made.id });
    const refunds = await manager.findBy(RefundEntity, { bookingId: made.id });
    const back = (isBens: boolean) =>
      refunds
        .filter(({ paymentId }) => (payments.find(({ id }) => id === paymentId)?.shareId !== null) === isBens)
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect(back(true) + back(false)).toBe(refund.amountMinor);
    expect(Math.abs(back(true) - (refund.amountMinor * 100_001) / 249_401)).toBeLessThan(1);
    expect(back(true)).toBe(toCompanions?.amountMinor);
    const [told] = await mails(leads, 'booking-cancelled', made.email);
    expect(told?.data).toMatchObject({
      refund: formatMoney(money(back(false), 'USD')),
      companionsRefund: formatMoney(money(back(true), 'USD')),
    });
    expect(await mails(leads, 'share-refunded', ben.email)).toHaveLength(1);
    for (const { email, isPaid } of [
      { ...ben, isPaid: true },
      { ...cleo, isPaid: false },
    ])
      expect(await mails(leads, 'share-ended', email)).toMatchObject([
        { data: { isCancelled: true, isPaid } },
      ]);
    expect(await stateOf(cleo)).toBe('over');
    expect((await bookingOf(leads, made.ref)).sharedMinor).toBe(0);
    const notes = await leads.rpc.call(share.getShare, { token: await shareToken(leads, ben) });
    expect(notes.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
  });

  it('are not paid by gift cards of the lead traveler, which pay the own part only', async () => {
    const { token } = await threeOf();
    await invite(leads, token, [aCompanion(397_600), aCompanion(150_000)]);
    const { code } = await aGiftCard(leads, { amount: 1_000 });
    await leads.rpc.call(booking.redeemGiftCards, { token, giftCards: [code] });
    expect((await view(token)).shares).toMatchObject({
      own: { amountMinor: 0 },
      open: { amountMinor: 547_600 },
    });
  });
});
