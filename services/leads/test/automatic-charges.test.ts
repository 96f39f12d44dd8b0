import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { addDays, daysBetween, istDay } from '@valam/contracts/shared/days';
import { ProblemError } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { dice } from '@valam/service-kit/testing/seeds';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { PaymentEntity } from '../src/ledger/payment.entity.js';
import { InstallmentChargeEntity, SavedCardEntity } from '../src/payment-plan/saved-card.entity.js';
import { WatchPaymentPlans } from '../src/payment-plan/watch-payment-plans.js';
import { ChargeInstallments } from '../src/payment/charge-installments.js';
import { SettleCharge } from '../src/payment/settle-charge.js';
import { backOfficeOf } from './kit/back-office.js';
import { aDeparture, pageId, refusal } from './kit/builders.js';
import { aGiftCard } from './kit/gift-card.js';
import { aPaidBooking, bookingOf, inState, mails, signedEvent, tokenOf } from './kit/paid-booking.js';
import { startLeads, type Leads } from './kit/start-leads.js';

const dayMs = 86_400_000;
type Card = 'good' | 'decline' | 'authenticate' | 'india';

describe('automatic charges', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const today = () => istDay(leads.get(Clock).now());
  const view = (token: string) => leads.rpc.call(booking.getBooking, { token });
  const cardOf = (bookingId: string) =>
    leads.dataSource.manager.findOneOrFail(SavedCardEntity, {
      where: { bookingId },
      order: { consentedAt: 'DESC' },
    });
  const cardInState = (bookingId: string, state: SavedCardEntity['state']) =>
    waitFor(async () => {
      const card = await cardOf(bookingId);
      return card.state === state ? card : Promise.reject(new Error(`The card is ${card.state}`));
    });
  const chargesOf = (bookingId: string) =>
    leads.dataSource.manager.find(InstallmentChargeEntity, {
      where: { bookingId },
      order: { createdAt: 'ASC' },
    });
  const settled = (bookingId: string, count: number) =>
    waitFor(async () => {
      const charges = await chargesOf(bookingId);
      const isDone = charges.length === count && charges.every(({ state }) => state !== 'sent');
      return isDone ? charges : Promise.reject(new Error(JSON.stringify(charges)));
    });

  /** A booking with a plan of three installments. */
  const aPlan = async (change: Partial<BookingSessionRequest> = {}) => {
    const startDate = addDays(today(), 200);
    const offer = await aDeparture(leads, { startDate, endDate: addDays(startDate, 9) });
    const { token, booking: made } = await aPaidBooking(leads, offer, change);
    await leads.rpc.call(booking.startPaymentPlan, { token, installments: 3 });
    return { token, made };
  };
  const save = async (token: string, card: Card = 'good') => {
    const { url } = await leads.rpc.call(booking.saveCard, { token, consent: true });
    await leads.sandbox.saveCard(pageId(url), card);
  };
  const aChargedPlan = async (card: Card = 'good') => {
    const plan = await aPlan();
    await save(plan.token, card);
    return { ...plan, card: await cardInState(plan.made.id, 'active') };
  };
  const sweep = async () => {
    await leads.get(ChargeInstallments).sweep();
    await leads.get(WatchPaymentPlans).sweep();
  };
  const until = async (day: string) => {
    await leads.advance(Math.max(0, daysBetween(today(), day)) * dayMs);
    await sweep();
  };
  const firstDue = async (token: string) => (await view(token)).plan?.next?.dueOn ?? '';
  const announced = async (email: string) => (await mails(leads, 'charge-announced', email)).length;

  it('need a card that was saved by an explicit choice', async () => {
    const { token, made } = await aPlan();
    await expect(
      leads.rpc.call(booking.saveCard, { token, consent: false as unknown as true }),
    ).rejects.toMatchObject({ problem: { kind: 'invalid' } });
    const [one, two] = [
      await leads.rpc.call(booking.saveCard, { token, consent: true }),
      await leads.rpc.call(booking.saveCard, { token, consent: true }),
    ];
    expect(two.url).toBe(one.url);
    await leads.sandbox.saveCard(pageId(one.url));
    const card = await cardInState(made.id, 'active');
    expect(card).toMatchObject({ last4: '4242', country: 'US' });
    expect(card.consent).toContain('I allow my saved card to be charged');
    expect((await view(token)).plan?.card).toMatchObject({ state: 'active', last4: '4242' });
    expect(await mails(leads, 'automatic-charges-on', made.email)).toHaveLength(1);
    expect(await leads.dataSource.manager.countBy(PaymentEntity, { bookingId: made.id })).toBe(1);
    expect((await refusal(leads.rpc.call(booking.saveCard, { token, consent: true }))).code).toBe(
      'leads.action_refused',
    );
  });

  it('are announced three days before, made on the day, once, and bring a receipt and an invoice', async () => {
    const { token, made } = await aChargedPlan();
    const due = await firstDue(token);
    await until(addDays(due, -7));
    await until(addDays(due, -4));
    expect(await announced(made.email)).toBe(0);
    expect(await mails(leads, 'installment-reminder', made.email)).toHaveLength(0);
    await until(addDays(due, -3));
    await until(addDays(due, -1));
    expect(await announced(made.email)).toBe(1);
    expect(await chargesOf(made.id)).toEqual([]);
    await until(due);
    await sweep();
    expect(await settled(made.id, 1)).toMatchObject([
      { state: 'succeeded', amountMinor: 66_400, currency: 'USD', attempt: 1 },
    ]);
    expect((await view(token)).plan?.installments.map(({ open }) => open.amountMinor)).toEqual([
      0, 66_400, 66_400,
    ]);
    await waitFor(async () => (await mails(leads, 'payment-received', made.email)).length === 1);
    const invoices = await leads.dataSource.query<unknown[]>('select 1 from invoice where booking_id = $1', [
      made.id,
    ]);
    expect(invoices).toHaveLength(2);
    for (const event of (await leads.sandbox.events()).filter(
      ({ type }) => type === 'payment_intent.succeeded',
    ))
      await leads.sandbox.redeliver(event.id);
    expect((await view(token)).paid.amountMinor).toBe(49_800 + 66_400);
  });

  it('pay a plan of three: one declined and paid by its link, one authenticated by link, one charged', async () => {
    const { token, made, card } = await aChargedPlan();
    const failures = () => mails(leads, 'charge-failed', made.email);
    for (const [answer, number] of [
      ['decline', 1],
      ['authenticate', 2],
    ] as const) {
      await leads.sandbox.answerWith(card.methodId ?? '', answer);
      const due = await firstDue(token);
      await until(addDays(due, -3));
      await until(due);
      const charges = await settled(made.id, number);
      expect(charges.at(-1)?.state).toBe('failed');
      expect(await failures()).toHaveLength(number);
      expect((await failures()).at(-1)?.data).toMatchObject({
        needsAuthentication: answer === 'authenticate',
        triesLeft: 2,
      });
      const page = await leads.rpc.call(booking.payBalance, { token, part: 'installment' });
      await leads.sandbox.pay(pageId(page.url));
      await waitFor(async () => (await view(token)).plan?.next?.number === number + 1);
    }
    await leads.sandbox.answerWith(card.methodId ?? '', 'good');
    const due = await firstDue(token);
    await until(addDays(due, -3));
    await until(due);
    await inState(leads, made.ref, 'paid');
    expect((await chargesOf(made.id)).map(({ state, failure }) => [state, failure])).toEqual([
      ['failed', 'card_declined'],
      ['failed', 'authentication_required'],
      ['succeeded', null],
    ]);
    expect((await view(token)).paid).toEqual((await view(token)).total);
    await waitFor(async () => (await leads.sandbox.card(card.methodId ?? '')).customer === null);
  });

  it('are tried three times at most, two days apart; then the card is deleted and the link stays', async () => {
    const { token, made, card } = await aChargedPlan('decline');
    const due = await firstDue(token);
    await until(addDays(due, -3));
    for (const [day, count] of [
      [0, 1],
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
      [6, 3],
    ] as const) {
      await until(addDays(due, day));
      await settled(made.id, count);
    }
    expect(await cardInState(made.id, 'failed')).toMatchObject({ methodId: card.methodId });
    await waitFor(async () => (await leads.sandbox.card(card.methodId ?? '')).customer === null);
    expect(await mails(leads, 'charge-failed', made.email)).toHaveLength(3);
    expect((await view(token)).plan?.card).toMatchObject({ state: 'failed' });
    const { url } = await leads.rpc.call(booking.payBalance, { token, part: 'installment' });
    await leads.sandbox.pay(pageId(url));
    await waitFor(async () => (await view(token)).plan?.next?.number === 2);
    const { paymentPlanId } = await bookingOf(leads, made.ref);
    expect(await backOfficeOf(leads).get('payment-plans', paymentPlanId ?? '')).toMatchObject({
      cardState: 'failed',
      failedCharges: 3,
      charges: [{ failure: 'card_declined' }, { failure: 'card_declined' }, { failure: 'card_declined' }],
    });
  });

  it('never happen in rupees nor to a card issued in India', async () => {
    const rupees = await aPlan({ currency: 'INR' });
    expect((await view(rupees.token)).plan?.mayCharge).toBe(false);
    expect(
      (await refusal(leads.rpc.call(booking.saveCard, { token: rupees.token, consent: true }))).code,
    ).toBe('leads.action_refused');
    const { token, made } = await aPlan();
    await save(token, 'india');
    const { methodId } = await cardInState(made.id, 'refused');
    await waitFor(async () => (await leads.sandbox.card(methodId ?? '')).customer === null);
    expect(await mails(leads, 'card-not-usable', made.email)).toHaveLength(1);
    const due = await firstDue(token);
    await until(addDays(due, -3));
    await until(due);
    expect(await chargesOf(made.id)).toEqual([]);
    expect(await announced(made.email)).toBe(0);
  });

  it('end when they are withdrawn, when the plan is left, and when the booking is transferred', async () => {
    const gone = ({ methodId }: SavedCardEntity) =>
      waitFor(async () => (await leads.sandbox.card(methodId ?? '')).customer === null);
    const withdrawn = await aChargedPlan();
    const due = await firstDue(withdrawn.token);
    await until(addDays(due, -3));
    await leads.rpc.call(booking.withdrawCard, { token: withdrawn.token });
    await leads.rpc.call(booking.withdrawCard, { token: withdrawn.token });
    await gone(await cardInState(withdrawn.made.id, 'withdrawn'));
    await until(due);
    expect(await chargesOf(withdrawn.made.id)).toEqual([]);
    const left = await aChargedPlan();
    await leads.rpc.call(booking.leavePaymentPlan, { token: left.token });
    await gone(await cardInState(left.made.id, 'over'));
    const handed = await aChargedPlan();
    const person = {
      firstName: 'Maya',
      lastName: 'Sen',
      email: 'maya@example.org',
      mobile: '+4915112345678',
    };
    const fee = await leads.rpc.call(booking.transferBooking, { token: handed.token, ...person });
    await leads.sandbox.pay(pageId(fee.url));
    await gone(await cardInState(handed.made.id, 'withdrawn'));
    const after = await bookingOf(leads, handed.made.ref);
    expect((await view(tokenOf(leads, after))).plan?.installments).toHaveLength(3);
  });

  it('are made once, though the provider’s answers are lost', async () => {
    const { token, made } = await aChargedPlan();
    const due = await firstDue(token);
    await until(addDays(due, -3));
    await leads.sandbox.behave({ failApiRate: 0.6, dropWebhooks: true });
    await until(due);
    await leads.advance(60_000);
    await leads.sandbox.behave({ failApiRate: 0, dropWebhooks: false });
    await leads.advance(3_600_000);
    await settled(made.id, 1);
    const intents = (await leads.sandbox.list('payment_intents')).filter(
      ({ metadata, status }) =>
        metadata?.['bookingId'] === made.id && metadata['chargeId'] && status === 'succeeded',
    );
    expect(intents).toHaveLength(1);
    expect((await view(token)).paid.amountMinor).toBe(49_800 + 66_400);
  });

  it('are asked about where the provider was away for long and the event was lost', async () => {
    const { token, made, card } = await aChargedPlan();
    const due = await firstDue(token);
    await until(addDays(due, -3));
    await leads.sandbox.behave({ failApiRate: 1, dropWebhooks: true });
    await until(due);
    await waitFor(async () => (await chargesOf(made.id))[0]?.askedAt);
    await leads.rpc.call(booking.withdrawCard, { token });
    await leads.sandbox.behave({ failApiRate: 0, dropWebhooks: false });
    await leads.advance(3_600_000);
    await leads.get(ChargeInstallments).askAgain();
    const [charge] = await settled(made.id, 1);
    const intents = (await leads.sandbox.list('payment_intents')).filter(
      ({ metadata }) => metadata?.['chargeId'] === charge?.id,
    );
    // Charged and recorded before the withdrawal, or never charged: the withdrawal itself starts no charge.
    expect(charge?.state).toBe(intents.length > 0 ? 'succeeded' : 'skipped');
    expect((await view(token)).paid.amountMinor).toBe(49_800 + (intents.length > 0 ? 66_400 : 0));
    await waitFor(async () => (await leads.sandbox.card(card.methodId ?? '')).customer === null);
  });

  it('end without a word where the provider refuses a card that was withdrawn while it was being asked', async () => {
    const { token, made } = await aChargedPlan();
    const due = await firstDue(token);
    await until(addDays(due, -3));
    await leads.sandbox.behave({ failApiRate: 1, dropWebhooks: true });
    await until(due);
    const charge = await waitFor(async () => (await chargesOf(made.id))[0]);
    await leads.rpc.call(booking.withdrawCard, { token });
    await leads.dataSource.transaction((tx) =>
      leads.get(SettleCharge).failed(tx, charge.id, 'refused', null),
    );
    await leads.sandbox.behave({ failApiRate: 0, dropWebhooks: false });
    expect((await chargesOf(made.id)).map(({ state }) => state)).toEqual(['skipped']);
    expect(await mails(leads, 'charge-failed', made.email)).toEqual([]);
  });

  it('are not believed of events with another amount, currency or charge', async () => {
    const { token, made } = await aChargedPlan('decline');
    const due = await firstDue(token);
    await until(addDays(due, -3));
    await until(due);
    const [charge] = await settled(made.id, 1);
    const honest = {
      id: 'pi_forged',
      object: 'payment_intent',
      status: 'succeeded',
      amount: 66_400,
      currency: 'usd',
      metadata: { chargeId: charge?.id },
    };
    for (const change of [
      { amount: 1 },
      { amount: 66_401 },
      { currency: 'inr' },
      { metadata: {} },
      { metadata: { chargeId: made.id } },
      { status: 'processing' },
      { status: 'requires_action' },
    ]) {
      const { body, signature } = signedEvent('payment_intent.succeeded', { ...honest, ...change });
      await leads.door.deliver(body, signature);
    }
    expect((await view(token)).paid.amountMinor).toBe(49_800);
  });

  /** Counted over all seeds, so that a run without any charge is noticed. */
  let chargedInHistories = 0;
  afterAll(() => expect(chargedInHistories).toBeGreaterThan(1));

  it.each([3, 11, 29])('lose no cent in a random history of a plan, seed %i', async (seed) => {
    const roll = dice(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
    const { token, made, card } = await aChargedPlan();
    const { code } = await aGiftCard(leads, { amount: 600 });
    const call = leads.rpc.call.bind(leads.rpc);
    const steps: (() => Promise<unknown>)[] = [
      () => until(addDays(today(), 1 + Math.floor(roll() * 12))),
      () => until(addDays(today(), 1)),
      async () => until((await view(token)).plan?.card?.chargeOn ?? today()),
      () => leads.sandbox.answerWith(card.methodId ?? '', pick(['good', 'good', 'decline', 'authenticate'])),
      async () => {
        const { url } = await call(booking.payBalance, { token, part: 'installment' });
        await leads.sandbox.pay(pageId(url));
      },
      () => call(booking.changeGroupSize, { token, quantity: 1 + Math.floor(roll() * 3) }),
      () => call(booking.redeemGiftCards, { token, giftCards: [code] }),
      () => (roll() < 0.3 ? call(booking.withdrawCard, { token }) : Promise.resolve()),
      async () => {
        if ((await cardOf(made.id)).state !== 'active') await save(token, pick(['good', 'decline', 'india']));
      },
      () => (roll() < 0.3 ? call(booking.leavePaymentPlan, { token }) : Promise.resolve()),
      () => call(booking.startPaymentPlan, { token, installments: 2 + Math.floor(roll() * 2) }),
    ];
    for (let step = 0; step < 30; step++) {
      const acts = [pick(steps), pick(steps)];
      for (const result of await Promise.allSettled(acts.map((act) => act())))
        if (
          result.status === 'rejected' &&
          !(result.reason instanceof ProblemError) &&
          !String(result.reason).includes('_sandbox')
        )
          throw result.reason;
    }
    await waitFor(async () => (await chargesOf(made.id)).every(({ state }) => state !== 'sent'));
    await waitFor(async () => (await bookingOf(leads, made.ref)).refundState !== 'pending');
    const charged = (await chargesOf(made.id)).filter(({ state }) => state === 'succeeded');
    const payments = await leads.dataSource.manager.findBy(PaymentEntity, { bookingId: made.id });
    chargedInHistories += charged.length;
    for (const { providerPaymentId, amountMinor } of charged)
      expect(payments.filter((payment) => payment.providerPaymentId === providerPaymentId)).toMatchObject([
        { amountMinor },
      ]);
    const intents = (await leads.sandbox.list('payment_intents')).filter(
      ({ metadata, status }) => metadata?.['bookingId'] === made.id && status === 'succeeded',
    );
    expect(payments.filter(({ method }) => method === 'card')).toHaveLength(intents.length);
    const { total, paid, refunded, balance, plan } = await view(token);
    expect(paid.amountMinor - refunded.amountMinor + balance.amountMinor).toBe(total.amountMinor);
    const open = plan?.installments.map((one) => one.open.amountMinor) ?? [];
    if (plan) expect(open.reduce((sum, part) => sum + part, 0)).toBe(balance.amountMinor);
    const wrong = await leads.dataSource.query<unknown[]>(
      `select 1 from installment_charge where currency = 'INR' or attempt > 3 or amount_minor > $1`,
      [total.amountMinor * 3],
    );
    expect(wrong).toEqual([]);
  });
});
