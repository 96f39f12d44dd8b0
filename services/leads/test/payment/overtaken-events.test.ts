import { expect, it } from '@jest/globals';
import { GiftCardEntity } from '../../src/gift-card/gift-card.entity.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, mails, signedEvent } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

async function deliver(type: string, object: Record<string, unknown>): Promise<void> {
  const event = signedEvent(type, object);
  expect(await leads.door.deliver(event.body, event.signature)).toBe(200);
}

const alerts = async () => (await mails(leads, 'operator-alert')).map(({ data }) => data['title']);
const stateOf = async ({ id }: GiftCardEntity) =>
  (await leads.dataSource.manager.findOneByOrFail(GiftCardEntity, { id })).state;

it('a late event of an ended dispute is ignored', async () => {
  const { card } = await aGiftCard(leads);
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  const payment = await leads.dataSource.manager.findOneByOrFail(PaymentEntity, { bookingId: booking.id });
  for (const payment_intent of [card.providerPaymentId, payment.providerPaymentId]) {
    const object = { id: `du_${payment_intent}`, object: 'dispute', payment_intent, amount: 1_000 };
    await deliver('charge.dispute.closed', { ...object, status: 'warning_closed' });
    const before = await alerts();
    await deliver('charge.dispute.created', { ...object, status: 'warning_needs_response' });
    expect(await alerts()).toEqual(before);
  }
  expect(await stateOf(card)).toBe('delivered');
});

it('a late event of a failed refund at the provider does not block a gift card', async () => {
  const { card } = await aGiftCard(leads);
  const object = {
    ...{ id: `re_${card.id}`, object: 'refund', payment_intent: card.providerPaymentId },
    ...{ amount: 1_000, currency: 'usd', metadata: {} },
  };
  await deliver('refund.failed', { ...object, status: 'failed' });
  await deliver('refund.created', { ...object, status: 'pending' });
  expect(await stateOf(card)).toBe('delivered');
});

it('the team gets one email about a dispute, whatever is added to it, and a card that it has unblocked stays so', async () => {
  const { card } = await aGiftCard(leads);
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  const payment = await leads.dataSource.manager.findOneByOrFail(PaymentEntity, { bookingId: booking.id });
  const disputed = async (type: string, payment_intent: string | null, status: string) => {
    const object = { id: `du_${payment_intent}`, object: 'dispute', payment_intent, amount: 1_000 };
    await deliver(`charge.dispute.${type}`, { ...object, status });
  };
  const both = [payment.providerPaymentId, card.providerPaymentId];
  for (const paid of both) await disputed('created', paid, 'needs_response');
  expect(await stateOf(card)).toBe('blocked');
  await backOfficeOf(leads).act('gift-cards', card.id, 'unblock', { reason: 'The buyer has withdrawn it.' });
  const before = await alerts();
  for (const paid of both) await disputed('updated', paid, 'needs_response');
  expect(await alerts()).toEqual(before);
  expect(await stateOf(card)).not.toBe('blocked');
  await disputed('updated', payment.providerPaymentId, 'under_review');
  expect(await alerts()).toHaveLength(before.length + 1);
});
