import { expect, it } from '@jest/globals';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { GiftCardEntity } from '../src/gift-card/gift-card.entity.js';
import { PaymentEntity } from '../src/ledger/payment.entity.js';
import { backOfficeOf } from './kit/back-office.js';
import { aDeparture } from './kit/builders.js';
import { aGiftCard } from './kit/gift-card.js';
import { aPaidBooking, mails, signedEvent } from './kit/paid-booking.js';
import { runningLeads } from './kit/start-leads.js';

const leads = await runningLeads();

/** Delivers the provider's event of a dispute about a payment. */
async function dispute(type: string, paymentId: string | null, status: string): Promise<void> {
  const object = { id: `du_${status}`, object: 'dispute', payment_intent: paymentId, status };
  const event = signedEvent(`charge.dispute.${type}`, object);
  expect(await leads.door.deliver(event.body, event.signature)).toBe(200);
}

/** The latest alert to the team. */
const alert = async (title: string) =>
  waitFor(async () => (await mails(leads, 'operator-alert')).findLast(({ data }) => data['title'] === title));

it.each([
  ['won', 'The dispute about a payment is won', 'won, the payment is ours'],
  ['warning_closed', 'The dispute about a payment is won', 'won, the payment is ours'],
  ['lost', 'The dispute about a payment is lost', 'the payer has the money back'],
])(
  'the team learns that a dispute is over (%s) instead of that a payment is disputed',
  async (status, title, text) => {
    const { booking } = await aPaidBooking(leads, await aDeparture(leads));
    const { providerPaymentId } = await leads.dataSource.manager.findOneByOrFail(PaymentEntity, {
      bookingId: booking.id,
    });
    await dispute('created', providerPaymentId, 'needs_response');
    await alert('A payment is disputed');
    const before = (await mails(leads, 'operator-alert')).length;
    await dispute('closed', providerPaymentId, status);
    await waitFor(async () => (await mails(leads, 'operator-alert')).length === before + 1);
    expect(JSON.stringify((await alert(title)).data)).toContain(text);
  },
);

it('a gift card that was unblocked is not blocked again by the news that its dispute is won', async () => {
  const { card } = await aGiftCard(leads, { amount: 100 });
  const state = async () =>
    (await leads.dataSource.manager.findOneByOrFail(GiftCardEntity, { id: card.id })).state;
  await dispute('created', card.providerPaymentId, 'needs_response');
  expect(await state()).toBe('blocked');
  await backOfficeOf(leads).act('gift-cards', card.id, 'unblock', { reason: 'The dispute is won.' });
  await dispute('closed', card.providerPaymentId, 'won');
  expect(await state()).not.toBe('blocked');
  expect(JSON.stringify((await alert('The dispute about a gift card is won')).data)).toContain(
    'The payment is ours.',
  );
});
