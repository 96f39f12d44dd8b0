import { describe, expect, it, jest } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { addDays } from '@valam/contracts/shared/days';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { WatchPaymentPlans } from '../../src/payment-plan/watch-payment-plans.js';
import { ChargeInstallments } from '../../src/payment/charge-installments.js';
import { SettleCharge } from '../../src/payment/settle-charge.js';
import { PaymentProvider, ProviderUnavailable } from '../../src/provider/payment-provider.js';
import { refusal } from '../kit/builders.js';
import { chargedPlans } from '../kit/charged-plan.js';
import { mails, signedEvent } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { aPlan, aChargedPlan, until } = chargedPlans(leads);

describe('automatic charges', () => {
  it('are made once, even if the provider’s responses are lost', async () => {
    const plan = await aChargedPlan();
    const { made } = plan;
    const due = await plan.firstDue();
    await until(addDays(due, -3));
    await leads.sandbox.behave({ failApiRate: 0.6, dropWebhooks: true });
    await until(due);
    await leads.advance(60_000);
    await leads.sandbox.behave({ failApiRate: 0, dropWebhooks: false });
    await leads.advance(3_600_000);
    await plan.settled(1);
    const intents = (await leads.sandbox.list('payment_intents')).filter(
      ({ metadata, status }) =>
        metadata?.['bookingId'] === made.id && metadata['chargeId'] && status === 'succeeded',
    );
    expect(intents).toHaveLength(1);
    expect((await plan.view()).paid.amountMinor).toBe(49_800 + 66_400);
  });

  it('are queried if the provider was down for long and the event was lost', async () => {
    const plan = await aChargedPlan();
    const { token, card } = plan;
    const due = await plan.firstDue();
    await until(addDays(due, -3));
    await leads.sandbox.behave({ failApiRate: 1, dropWebhooks: true });
    await until(due);
    await waitFor(async () => (await plan.charges())[0]?.askedAt);
    await leads.rpc.call(booking.withdrawCard, { token });
    await leads.sandbox.behave({ failApiRate: 0, dropWebhooks: false });
    await leads.advance(3_600_000);
    await leads.get(ChargeInstallments).askAgain();
    // An attempt in progress during the withdrawal may still charge the card, and is recorded then.
    await settled(leads);
    const [charge] = await plan.settled(1);
    const intents = (await leads.sandbox.list('payment_intents')).filter(
      ({ metadata }) => metadata?.['chargeId'] === charge?.id,
    );
    // Charged and recorded before the withdrawal, or never charged: the withdrawal itself starts no charge.
    expect(charge?.state).toBe(intents.length > 0 ? 'succeeded' : 'skipped');
    expect((await plan.view()).paid.amountMinor).toBe(49_800 + (intents.length > 0 ? 66_400 : 0));
    await waitFor(async () => (await leads.sandbox.card(card.methodId ?? '')).customer === null);
  });

  it('leave no card at the provider and no ids of it here if their person is erased while the provider is down', async () => {
    const { token, made, card, latestCard } = await aChargedPlan();
    const forget = jest.spyOn(leads.get(PaymentProvider), 'forgetCard');
    forget.mockRejectedValueOnce(new ProviderUnavailable('The provider is down.'));
    const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
    await leads.rpc.call(booking.cancelBooking, { token, expectedRefund: refund });
    await waitFor(() => Promise.resolve(forget.mock.calls.length > 0));
    await leads.rpc.call(eraseLeadsData, { email: made.email });
    await waitFor(async () => (await leads.sandbox.card(card.methodId ?? '')).customer === null);
    await waitFor(async () => (await latestCard()).detachedAt !== null);
    expect(await latestCard()).toMatchObject({ last4: null, methodId: null, customerId: null });
    forget.mockRestore();
  });

  it('are not made beside a payment by a link, even if the provider’s response is lost', async () => {
    const plan = await aChargedPlan();
    const { token } = plan;
    const due = await plan.firstDue();
    await until(addDays(due, -3));
    await leads.sandbox.behave({ failApiRate: 1, dropWebhooks: true });
    await until(due);
    await waitFor(async () => (await plan.charges())[0]?.askedAt);
    const byLink = (part: 'all' | 'installment') => leads.rpc.call(booking.payBalance, { token, part });
    for (const part of ['installment', 'all'] as const)
      expect(await refusal(byLink(part))).toMatchObject({
        code: 'leads.action_refused',
        message: expect.stringContaining('is being charged'),
      });
    await leads.sandbox.behave({ failApiRate: 0, dropWebhooks: false });
    await leads.advance(3_600_000);
    await leads.get(ChargeInstallments).askAgain();
    expect(await plan.settled(1)).toMatchObject([{ state: 'succeeded', amountMinor: 66_400 }]);
    expect((await byLink('installment')).url).toContain('/');
  });

  it('end without an email if the provider refuses a card that was withdrawn during the call', async () => {
    const plan = await aChargedPlan();
    const { token, made } = plan;
    const due = await plan.firstDue();
    await until(addDays(due, -3));
    await leads.sandbox.behave({ failApiRate: 1, dropWebhooks: true });
    await until(due);
    const charge = await waitFor(async () => (await plan.charges())[0]);
    await leads.rpc.call(booking.withdrawCard, { token });
    await leads.dataSource.transaction((tx) =>
      leads.get(SettleCharge).failed(tx, charge.id, 'refused', null),
    );
    await leads.sandbox.behave({ failApiRate: 0, dropWebhooks: false });
    expect((await plan.charges()).map(({ state }) => state)).toEqual(['skipped']);
    expect(await mails(leads, 'charge-failed', made.email)).toEqual([]);
  });

  it('are announced again for a card that was saved after the announcement for another one', async () => {
    const plan = await aChargedPlan();
    const due = await plan.firstDue();
    await until(addDays(due, -3));
    await leads.rpc.call(booking.withdrawCard, { token: plan.token });
    await until(addDays(due, -1));
    await plan.saveCard();
    await plan.cardInState('active');
    await until(addDays(due, -1));
    expect(await plan.announced()).toBe(2);
    expect((await plan.view()).plan?.card?.chargeOn).toBe(addDays(due, 2));
    await until(due);
    expect(await plan.charges()).toEqual([]);
    await until(addDays(due, 2));
    expect(await plan.settled(1)).toMatchObject([{ state: 'succeeded', amountMinor: 66_400 }]);
  });

  it('keep a plan alive whose card was saved after the due day of the installment', async () => {
    const plan = await aPlan();
    const due = await plan.firstDue();
    await until(addDays(due, 5));
    await plan.saveCard();
    await plan.cardInState('active');
    await until(addDays(due, 5));
    expect((await plan.view()).plan?.card?.chargeOn).toBe(addDays(due, 8));
    const reminders = await mails(leads, 'installment-reminder', plan.made.email);
    await until(addDays(due, 7));
    await until(addDays(due, 8));
    expect(await plan.settled(1)).toMatchObject([{ state: 'succeeded', amountMinor: 66_400 }]);
    expect(await mails(leads, 'payment-plan-lapsed', plan.made.email)).toEqual([]);
    expect(await mails(leads, 'installment-reminder', plan.made.email)).toHaveLength(reminders.length);
  });

  it('are all attempted, as announced, before a plan with a late card ends', async () => {
    const plan = await aPlan();
    const due = await plan.firstDue();
    await until(addDays(due, 5));
    await plan.saveCard('decline');
    await plan.cardInState('active');
    await until(addDays(due, 5));
    const lapsed = () => mails(leads, 'payment-plan-lapsed', plan.made.email);
    for (const [day, count] of [
      [8, 1],
      [9, 1],
      [10, 2],
      [12, 3],
    ] as const) {
      await until(addDays(due, day));
      await plan.settled(count);
      // The job that ends plans may also run after the one that charges cards.
      await leads.dataSource.query('update payment_plan set watched_on = null where booking_id = $1', [
        plan.made.id,
      ]);
      await leads.get(WatchPaymentPlans).sweep();
      expect(await lapsed()).toEqual([]);
    }
    await until(addDays(due, 13));
    expect(await lapsed()).toHaveLength(1);
  });

  it('are not announced for another card after three failures', async () => {
    const plan = await aChargedPlan('decline');
    const due = await plan.firstDue();
    await until(addDays(due, -3));
    for (const [day, count] of [
      [0, 1],
      [2, 2],
      [4, 3],
    ] as const) {
      await until(addDays(due, day));
      await plan.settled(count);
    }
    await plan.cardInState('failed');
    await plan.saveCard();
    await plan.cardInState('active');
    await until(addDays(due, 4));
    expect(await plan.announced()).toBe(1);
    expect((await plan.view()).plan?.card).toMatchObject({
      state: 'active',
      chargeOn: null,
      failedCharges: 3,
    });
  });

  it('are not accepted from events with another amount, currency or charge', async () => {
    const plan = await aChargedPlan('decline');
    const { made } = plan;
    const due = await plan.firstDue();
    await until(addDays(due, -3));
    await until(due);
    const [charge] = await plan.settled(1);
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
    expect((await plan.view()).paid.amountMinor).toBe(49_800);
  });
});
