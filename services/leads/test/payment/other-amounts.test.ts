import { expect, it } from '@jest/globals';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ReconcileGiftCards } from '../../src/gift-card/reconcile-gift-cards.js';
import { ReconcilePayments } from '../../src/payment/reconcile-payments.js';
import { aDeparture, pageId, startBooking } from '../kit/builders.js';
import { aGiftOrder, orderGiftCard } from '../kit/gift-card.js';
import { mails } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const alerts = async (title: string) =>
  (await mails(leads, 'operator-alert')).filter(({ data }) => data['title'] === title).length;
const askAgain = async (sweep: () => Promise<void>) => {
  for (let round = 0; round < 3; round++) {
    await leads.advance(6 * 60_000);
    await sweep();
  }
};

it('the team gets one alert about a payment of another amount, even if its page is queried repeatedly', async () => {
  const { url } = await startBooking(leads, await aDeparture(leads));
  await leads.dataSource.query(
    'update payment_session set amount_minor = amount_minor + 1 where provider_id = $1',
    [pageId(url)],
  );
  await leads.sandbox.pay(pageId(url));
  await waitFor(async () => (await alerts('A payment does not match')) === 1);
  await askAgain(() => leads.get(ReconcilePayments).sweep());
  expect(await alerts('A payment does not match')).toBe(1);
});

it('the team gets one alert about a payment of another amount for a gift card', async () => {
  const { url, sessionId } = await orderGiftCard(leads, aGiftOrder());
  await leads.dataSource.query(
    'update gift_card set amount_minor = amount_minor + 1 where return_token = $1',
    [sessionId],
  );
  await leads.sandbox.pay(pageId(url));
  await waitFor(async () => (await alerts('A payment for a gift card does not match')) === 1);
  await askAgain(() => leads.get(ReconcileGiftCards).sweep());
  expect(await alerts('A payment for a gift card does not match')).toBe(1);
});
