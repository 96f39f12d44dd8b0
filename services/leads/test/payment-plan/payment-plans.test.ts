import { afterAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { getCheckoutSession } from '@valam/contracts/leads/checkout.rpc';
import { addDays, formatEndOfDay, istDay } from '@valam/contracts/shared/days';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { lockBooking } from '../../src/booking/advance-booking.js';
import { WatchBalances } from '../../src/booking/watch-balances.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { PaymentPlanEntity } from '../../src/payment-plan/payment-plan.entity.js';
import { PaymentPlans } from '../../src/payment-plan/payment-plans.js';
import { WatchPaymentPlans } from '../../src/payment-plan/watch-payment-plans.js';
import { backOfficeOf } from '../kit/back-office.js';
import { pageId, refusal, startBooking } from '../kit/builders.js';
import { aDepartureIn, passTo, today } from '../kit/days.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, bookingOf, inState, mails, stockDifferences, tokenOf } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

describe('a payment plan', () => {
  afterAll(async () => {
    expect(await stockDifferences(leads)).toEqual([]);
  });

  const start = (token: string, installments: number) =>
    leads.rpc.call(booking.startPaymentPlan, { token, installments });
  /** A paid booking whose balance is split into three. */
  const withPlan = async () => {
    const made = await aPaidBooking(leads, await aDepartureIn(leads, 200));
    await start(made.token, 3);
    return made;
  };
  const view = (token: string) => leads.rpc.call(booking.getBooking, { token });
  const open = async (token: string) =>
    (await view(token)).plan?.installments.map((one) => one.open.amountMinor);
  const until = async (day: string) => {
    await passTo(leads, day);
    await leads.get(WatchPaymentPlans).sweep();
    await leads.get(WatchBalances).sweep();
  };
  const payNext = async (token: string, part: 'all' | 'installment' = 'installment') => {
    const page = await leads.rpc.call(booking.payBalance, { token, part });
    const before = (await view(token)).paid.amountMinor;
    await leads.sandbox.pay(pageId(page.url));
    await waitFor(async () => (await view(token)).paid.amountMinor > before);
  };

  it('splits the balance into equal monthly parts, each paid by its own link, until it is paid', async () => {
    const { token, page } = await aPaidBooking(leads, await aDepartureIn(leads, 200));
    const { planChoices, balance } = await view(token);
    expect(planChoices?.map(({ count }) => count)).toEqual([2, 3, 4, 5, 6]);
    const { plan } = await start(token, 3);
    expect(plan?.installments.map(({ amount }) => amount.amountMinor)).toEqual([66_400, 66_400, 66_400]);
    expect(plan?.installments.at(-1)?.dueOn).toBe(istDay(new Date((await view(token)).balanceDueAt ?? '')));
    expect(balance.amountMinor).toBe(199_200);
    expect((await view(token)).planChoices).toEqual([]);
    await payNext(token);
    expect(await open(token)).toEqual([0, 66_400, 66_400]);
    await payNext(token);
    await payNext(token);
    await inState(leads, page.bookingRef, 'paid');
    expect((await view(token)).plan).toBeNull();
    const { email } = (await view(token)).contact;
    const nextIn = ({ data }: { data: object }) =>
      (data as { booking: { nextInstallment?: string | null } }).booking.nextInstallment;
    expect((await mails(leads, 'payment-plan-started', email)).map(nextIn)).toEqual([
      expect.stringMatching(/^\$664 by /),
    ]);
    await waitFor(async () => (await mails(leads, 'payment-received', email)).length === 3);
    const { id } = await bookingOf(leads, page.bookingRef);
    const invoices = await leads.dataSource.query<unknown[]>('select 1 from invoice where booking_id = $1', [
      id,
    ]);
    expect(invoices).toHaveLength(4);
    expect(await leads.dataSource.manager.findBy(PaymentPlanEntity, { bookingId: id })).toMatchObject([
      { state: 'completed' },
    ]);
  });

  it('is started once for repeated and concurrent choices', async () => {
    const { token, booking: made } = await aPaidBooking(leads, await aDepartureIn(leads, 200));
    await Promise.all(Array.from({ length: 8 }, () => start(token, 2)));
    expect(await leads.dataSource.manager.countBy(PaymentPlanEntity, { bookingId: made.id })).toBe(1);
    expect((await refusal(start(token, 3))).code).toBe('leads.action_refused');
    expect((await refusal(start(token, 13))).kind).toBe('invalid');
  });

  it('is not offered up to 90 days before the departure, nor without a balance', async () => {
    const near = await aPaidBooking(leads, await aDepartureIn(leads, 90));
    expect((await view(near.token)).planChoices).toEqual([]);
    expect((await refusal(start(near.token, 2))).code).toBe('leads.action_refused');
    const paid = await aPaidBooking(leads, await aDepartureIn(leads, 200), { payInFull: true });
    expect((await refusal(start(paid.token, 2))).code).toBe('leads.action_refused');
    expect(
      (await view((await aPaidBooking(leads, await aDepartureIn(leads, 91))).token)).planChoices,
    ).not.toEqual([]);
  });

  it('may be chosen with the deposit, and is refused there if it is not offered', async () => {
    const page = await startBooking(leads, await aDepartureIn(leads, 200), { plan: 'installments' });
    await leads.sandbox.pay(pageId(page.url));
    const made = await inState(leads, page.bookingRef, 'deposit_paid');
    expect((await view(tokenOf(leads, made))).plan?.installments).toHaveLength(6);
    const refused = await refusal(
      startBooking(leads, await aDepartureIn(leads, 80), { plan: 'installments' }),
    );
    expect(refused.kind).toBe('invalid');
  });

  it('chosen with the deposit is offered, shown and started as chosen', async () => {
    const offer = await aDepartureIn(leads, 200);
    const near = await aDepartureIn(leads, 80);
    const dates = await leads.rpc.call(getTourAvailability, { slug: offer.tourSlug });
    const offered = (id: string) => dates.find(({ dateId }) => dateId === id)?.planOffer;
    expect(offered(near.departureId)).toBeNull();
    expect(offered(offer.departureId)).toMatchObject({ today: today(leads) });
    const asks = { email: 'chooses@example.org', plan: 'installments', installments: 3 } as const;
    const page = await startBooking(leads, offer, asks);
    const session = () => leads.rpc.call(getCheckoutSession, { id: pageId(page.url) });
    const shown = (await session()).installments;
    expect(shown?.map(({ amount }) => amount.amountMinor)).toEqual([66_400, 66_400, 66_400]);
    const other = await startBooking(leads, offer, { ...asks, installments: 4 });
    expect(other.bookingRef).not.toBe(page.bookingRef);
    expect((await startBooking(leads, offer, asks)).bookingRef).toBe(page.bookingRef);
    await leads.sandbox.pay(pageId(page.url));
    const made = await inState(leads, page.bookingRef, 'deposit_paid');
    const { plan } = await view(tokenOf(leads, made));
    expect(plan?.installments.map(({ dueOn, amount }) => ({ dueOn, amount }))).toEqual(shown);
    expect((await session()).installments).toEqual(shown);
    const refused = await refusal(startBooking(leads, offer, { ...asks, installments: 12 }));
    expect(refused.details).toEqual({
      fields: { installments: 'Choose a number of installments up to 6.' },
    });
  });

  it('can be left, after which the balance is due on its date', async () => {
    const { token } = await withPlan();
    const left = await leads.rpc.call(booking.leavePaymentPlan, { token });
    expect(left.plan).toBeNull();
    expect(left.balance.amountMinor).toBe(199_200);
    await leads.rpc.call(booking.leavePaymentPlan, { token });
    expect((await start(token, 2)).plan?.installments).toHaveLength(2);
  });

  it('deducts gift cards from the earliest installments', async () => {
    const { token } = await withPlan();
    const { code } = await aGiftCard(leads, { amount: 1_000 });
    await leads.rpc.call(booking.redeemGiftCards, { token, giftCards: [code] });
    expect(await open(token)).toEqual([0, 32_800, 66_400]);
    await payNext(token);
    expect(await open(token)).toEqual([0, 0, 66_400]);
  });

  it('ends if everything is paid at once', async () => {
    const { token, page } = await withPlan();
    await payNext(token, 'all');
    await inState(leads, page.bookingRef, 'paid');
    expect((await view(token)).plan).toBeNull();
  });

  it('is split again when the group grows', async () => {
    const { token } = await withPlan();
    await payNext(token);
    const { plan, balance } = await leads.rpc.call(booking.changeGroupSize, { token, quantity: 2 });
    const amounts = plan?.installments.map(({ amount }) => amount.amountMinor) ?? [];
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(balance.amountMinor);
    expect(amounts).toHaveLength(3);
  });

  it('is split again without installments that are too small to charge', async () => {
    const { token, booking: made } = await withPlan();
    await backOfficeOf(leads).act('bookings', made.id, 'offline-payment', {
      amount: money(199_050, 'USD'),
      reason: 'Bank transfer',
    });
    await leads.dataSource.transaction(async (tx) =>
      leads
        .get(PaymentPlans)
        .splitAgain(tx, await lockBooking(tx, made.id), { actor: 'operator', reason: 'Another date.' }),
    );
    expect(await open(token)).toEqual([150]);
  });

  it('refunds the original payments by the rule of the day when the booking is canceled', async () => {
    const { token, booking: made } = await withPlan();
    await payNext(token);
    await payNext(token);
    await leads.advance(3 * 86_400_000);
    const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
    await leads.rpc.call(booking.cancelBooking, { token, expectedRefund: refund });
    await waitFor(async () => (await bookingOf(leads, made.ref)).refundState !== 'pending');
    const { manager } = leads.dataSource;
    const refunds = await manager.findBy(RefundEntity, { bookingId: made.id });
    const payments = await manager.findBy(PaymentEntity, { bookingId: made.id });
    expect(payments).toHaveLength(3);
    expect(refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(refund.amountMinor);
    for (const { paymentId, amountMinor } of refunds)
      expect(amountMinor).toBeLessThanOrEqual(payments.find(({ id }) => id === paymentId)?.amountMinor ?? 0);
    expect(await manager.findBy(PaymentPlanEntity, { bookingId: made.id })).toMatchObject([
      { state: 'over' },
    ]);
  });

  it('sends reminders a week before, on the due day and three days after, once each, and ends a week after', async () => {
    const { token, booking: made } = await withPlan();
    const first = (await view(token)).plan?.next?.dueOn ?? '';
    const reminders = async () => (await mails(leads, 'installment-reminder', made.email)).length;
    await until(addDays(first, -8));
    expect(await reminders()).toBe(0);
    for (const [days, count] of [
      [-7, 1],
      [-6, 1],
      [0, 2],
      [3, 3],
      [6, 3],
    ] as const) {
      await until(addDays(first, days));
      await leads.get(WatchPaymentPlans).sweep();
      expect(await reminders()).toBe(count);
    }
    const [told] = await mails(leads, 'installment-reminder', made.email);
    expect(told?.data['dueOn']).toBe(formatEndOfDay(first));
    expect((await view(token)).plan?.next?.state).toBe('overdue');
    await until(addDays(first, 7));
    const lapsed = await view(token);
    expect(lapsed.plan).toBeNull();
    expect(lapsed.state).toBe('deposit_paid');
    expect(await mails(leads, 'payment-plan-lapsed', made.email)).toHaveLength(1);
    await until(addDays(istDay(new Date(lapsed.balanceDueAt ?? '')), -14));
    expect(await mails(leads, 'balance-reminder', made.email)).toHaveLength(1);
  });
});
