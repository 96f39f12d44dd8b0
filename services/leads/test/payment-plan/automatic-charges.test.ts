import { describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { addDays } from '@valam/contracts/shared/days';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import type { SavedCardEntity } from '../../src/payment-plan/saved-card.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { pageId, refusal } from '../kit/builders.js';
import { chargedPlans } from '../kit/charged-plan.js';
import { bookingOf, inState, mails, tokenOf } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { aPlan, aChargedPlan, until } = chargedPlans(leads);

describe('automatic charges', () => {
  it('require a card that was saved with explicit consent', async () => {
    const plan = await aPlan();
    const { token, made } = plan;
    await expect(
      leads.rpc.call(booking.saveCard, { token, consent: false as unknown as true }),
    ).rejects.toMatchObject({ problem: { kind: 'invalid' } });
    const [one, two] = [
      await leads.rpc.call(booking.saveCard, { token, consent: true }),
      await leads.rpc.call(booking.saveCard, { token, consent: true }),
    ];
    expect(two.url).toBe(one.url);
    await leads.sandbox.saveCard(pageId(one.url));
    const card = await plan.cardInState('active');
    expect(card).toMatchObject({ last4: '4242', country: 'US' });
    expect(card.consent).toContain('I allow my saved card to be charged');
    expect((await plan.view()).plan?.card).toMatchObject({ state: 'active', last4: '4242' });
    expect(await mails(leads, 'automatic-charges-on', made.email)).toHaveLength(1);
    expect(await leads.dataSource.manager.countBy(PaymentEntity, { bookingId: made.id })).toBe(1);
    expect((await refusal(leads.rpc.call(booking.saveCard, { token, consent: true }))).code).toBe(
      'leads.action_refused',
    );
  });

  it('are announced three days before, made once on the due day, and have a receipt and an invoice', async () => {
    const plan = await aChargedPlan();
    const { made } = plan;
    const due = await plan.firstDue();
    await until(addDays(due, -7));
    await until(addDays(due, -4));
    expect(await plan.announced()).toBe(0);
    expect(await mails(leads, 'installment-reminder', made.email)).toHaveLength(0);
    await until(addDays(due, -3));
    await until(addDays(due, -1));
    expect(await plan.announced()).toBe(1);
    expect(await plan.charges()).toEqual([]);
    await until(due);
    await until(due);
    expect(await plan.settled(1)).toMatchObject([
      { state: 'succeeded', amountMinor: 66_400, currency: 'USD', attempt: 1 },
    ]);
    expect((await plan.view()).plan?.installments.map(({ open }) => open.amountMinor)).toEqual([
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
    expect((await plan.view()).paid.amountMinor).toBe(49_800 + 66_400);
  });

  it('pay a plan of three: one declined and paid by its link, one authenticated by link, one charged', async () => {
    const plan = await aChargedPlan();
    const { token, made, card } = plan;
    const failures = () => mails(leads, 'charge-failed', made.email);
    for (const [answer, number] of [
      ['decline', 1],
      ['authenticate', 2],
    ] as const) {
      await leads.sandbox.answerWith(card.methodId ?? '', answer);
      const due = await plan.firstDue();
      await until(addDays(due, -3));
      await until(due);
      const charges = await plan.settled(number);
      expect(charges.at(-1)?.state).toBe('failed');
      expect(await failures()).toHaveLength(number);
      expect((await failures()).at(-1)?.data).toMatchObject({
        needsAuthentication: answer === 'authenticate',
        triesLeft: 2,
      });
      const page = await leads.rpc.call(booking.payBalance, { token, part: 'installment' });
      await leads.sandbox.pay(pageId(page.url));
      await waitFor(async () => (await plan.view()).plan?.next?.number === number + 1);
    }
    await leads.sandbox.answerWith(card.methodId ?? '', 'good');
    const due = await plan.firstDue();
    await until(addDays(due, -3));
    await until(due);
    await inState(leads, made.ref, 'paid');
    expect((await plan.charges()).map(({ state, failure }) => [state, failure])).toEqual([
      ['failed', 'card_declined'],
      ['failed', 'authentication_required'],
      ['succeeded', null],
    ]);
    expect((await plan.view()).paid).toEqual((await plan.view()).total);
    await waitFor(async () => (await leads.sandbox.card(card.methodId ?? '')).customer === null);
  });

  it('are attempted at most three times, two days apart; then the card is deleted and the link stays', async () => {
    const plan = await aChargedPlan('decline');
    const { token, made, card } = plan;
    const due = await plan.firstDue();
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
      await plan.settled(count);
    }
    expect(await plan.cardInState('failed')).toMatchObject({ methodId: card.methodId });
    await waitFor(async () => (await leads.sandbox.card(card.methodId ?? '')).customer === null);
    expect(await mails(leads, 'charge-failed', made.email)).toHaveLength(3);
    expect((await plan.view()).plan?.card).toMatchObject({ state: 'failed' });
    const { url } = await leads.rpc.call(booking.payBalance, { token, part: 'installment' });
    await leads.sandbox.pay(pageId(url));
    await waitFor(async () => (await plan.view()).plan?.next?.number === 2);
    const { paymentPlanId } = await bookingOf(leads, made.ref);
    expect(await backOfficeOf(leads).get('payment-plans', paymentPlanId ?? '')).toMatchObject({
      cardState: 'failed',
      failedCharges: 3,
      charges: [{ failure: 'card_declined' }, { failure: 'card_declined' }, { failure: 'card_declined' }],
    });
  });

  it('never occur in rupees or with an Indian card', async () => {
    const rupees = await aPlan({ currency: 'INR' });
    expect((await rupees.view()).plan?.mayCharge).toBe(false);
    expect(
      (await refusal(leads.rpc.call(booking.saveCard, { token: rupees.token, consent: true }))).code,
    ).toBe('leads.action_refused');
    const plan = await aPlan();
    const { made } = plan;
    await plan.saveCard('india');
    const { methodId } = await plan.cardInState('refused');
    await waitFor(async () => (await leads.sandbox.card(methodId ?? '')).customer === null);
    expect(await mails(leads, 'card-not-usable', made.email)).toHaveLength(1);
    const due = await plan.firstDue();
    await until(addDays(due, -3));
    await until(due);
    expect(await plan.charges()).toEqual([]);
    expect(await plan.announced()).toBe(0);
  });

  it('end with a withdrawal, the end of the plan, and a transfer of the booking', async () => {
    const gone = ({ methodId }: SavedCardEntity) =>
      waitFor(async () => (await leads.sandbox.card(methodId ?? '')).customer === null);
    const withdrawn = await aChargedPlan();
    const due = await withdrawn.firstDue();
    await until(addDays(due, -3));
    await leads.rpc.call(booking.withdrawCard, { token: withdrawn.token });
    await leads.rpc.call(booking.withdrawCard, { token: withdrawn.token });
    await gone(await withdrawn.cardInState('withdrawn'));
    await until(due);
    expect(await withdrawn.charges()).toEqual([]);
    const left = await aChargedPlan();
    await leads.rpc.call(booking.leavePaymentPlan, { token: left.token });
    await gone(await left.cardInState('over'));
    const handed = await aChargedPlan();
    const person = {
      firstName: 'Maya',
      lastName: 'Sen',
      email: 'maya@example.org',
      mobile: '+4915112345678',
    };
    const fee = await leads.rpc.call(booking.transferBooking, { token: handed.token, ...person });
    await leads.sandbox.pay(pageId(fee.url));
    await gone(await handed.cardInState('withdrawn'));
    const after = await bookingOf(leads, handed.made.ref);
    expect(
      (await leads.rpc.call(booking.getBooking, { token: tokenOf(leads, after) })).plan?.installments,
    ).toHaveLength(3);
  });
});
