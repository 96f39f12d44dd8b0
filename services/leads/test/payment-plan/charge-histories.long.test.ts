import { afterAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { addDays } from '@valam/contracts/shared/days';
import { ProblemError } from '@valam/contracts/shared/problem';
import { dice } from '@valam/service-kit/testing/seeds';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { pageId } from '../kit/builders.js';
import { chargedPlans } from '../kit/charged-plan.js';
import { aGiftCard } from '../kit/gift-card.js';
import { bookingOf } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { today, aChargedPlan, until } = chargedPlans(leads);

describe('automatic charges', () => {
  /** Counted over all seeds, so that a run without any charge fails. */
  let chargedInHistories = 0;
  afterAll(() => expect(chargedInHistories).toBeGreaterThan(1));

  it.each([3, 7, 11, 17, 19, 29])('lose no cent in a random history of a plan, seed %i', async (seed) => {
    const roll = dice(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
    const plan = await aChargedPlan();
    const { token, made, card } = plan;
    const { code } = await aGiftCard(leads, { amount: 600 });
    const call = leads.rpc.call.bind(leads.rpc);
    const steps: (() => Promise<unknown>)[] = [
      () => until(addDays(today(), 1 + Math.floor(roll() * 12))),
      () => until(addDays(today(), 1)),
      async () => until((await plan.view()).plan?.card?.chargeOn ?? today()),
      () => leads.sandbox.answerWith(card.methodId ?? '', pick(['good', 'good', 'decline', 'authenticate'])),
      async () => {
        const { url } = await call(booking.payBalance, { token, part: 'installment' });
        await leads.sandbox.pay(pageId(url));
      },
      () => call(booking.changeGroupSize, { token, quantity: 1 + Math.floor(roll() * 3) }),
      () => call(booking.redeemGiftCards, { token, giftCards: [code] }),
      () => (roll() < 0.3 ? call(booking.withdrawCard, { token }) : Promise.resolve()),
      async () => {
        if ((await plan.latestCard()).state !== 'active')
          await plan.saveCard(pick(['good', 'decline', 'india']));
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
    await waitFor(async () => (await plan.charges()).every(({ state }) => state !== 'sent'));
    await waitFor(async () => (await bookingOf(leads, made.ref)).refundState !== 'pending');
    const charged = (await plan.charges()).filter(({ state }) => state === 'succeeded');
    const intents = (await leads.sandbox.list('payment_intents')).filter(
      ({ metadata, status }) => metadata?.['bookingId'] === made.id && status === 'succeeded',
    );
    const recorded = () => leads.dataSource.manager.findBy(PaymentEntity, { bookingId: made.id });
    const byCard = async () => (await recorded()).filter(({ method }) => method === 'card');
    // The event about the last payment may still be on its way.
    await waitFor(async () => (await byCard()).length >= intents.length);
    expect(await byCard()).toHaveLength(intents.length);
    const payments = await recorded();
    chargedInHistories += charged.length;
    for (const { providerPaymentId, amountMinor } of charged)
      expect(payments.filter((payment) => payment.providerPaymentId === providerPaymentId)).toMatchObject([
        { amountMinor },
      ]);
    const { total, paid, refunded, balance, plan: end } = await plan.view();
    expect(paid.amountMinor - refunded.amountMinor + balance.amountMinor).toBe(total.amountMinor);
    const open = end?.installments.map((one) => one.open.amountMinor) ?? [];
    if (end) expect(open.reduce((sum, part) => sum + part, 0)).toBe(balance.amountMinor);
    const wrong = await leads.dataSource.query<unknown[]>(
      `select 1 from installment_charge where currency = 'INR' or attempt > 3 or amount_minor > $1`,
      [total.amountMinor * 3],
    );
    expect(wrong).toEqual([]);
  });
});
