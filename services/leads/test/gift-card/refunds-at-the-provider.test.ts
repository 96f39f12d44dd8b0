import { expect, it } from '@jest/globals';
import { GiftCardRefundEntity } from '../../src/gift-card/gift-card.entity.js';
import { RefundGiftCard } from '../../src/gift-card/refund-gift-card.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aGiftCard } from '../kit/gift-card.js';
import { mails, signedEvent } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

it('a refund of a gift card at the provider that fails is reported once, and not made again after staff have paid it', async () => {
  const { card } = await aGiftCard(leads, { amount: 100 });
  const { id: giftCardId, providerPaymentId } = card;
  const refunds = () => leads.dataSource.manager.findBy(GiftCardRefundEntity, { giftCardId });
  const refund = {
    ...{ id: `re_${giftCardId}`, object: 'refund', payment_intent: providerPaymentId },
    ...{ amount: 10_000, currency: 'usd', metadata: {} },
  };
  const tell = async (type: string, status: string) => {
    const { body, signature } = signedEvent(`refund.${type}`, { ...refund, status });
    expect(await leads.door.deliver(body, signature)).toBe(200);
  };
  const failures = async () =>
    (await mails(leads, 'operator-alert')).filter(
      ({ data }) => data.title === 'The refund of a gift card failed',
    );
  await tell('created', 'succeeded');
  await tell('failed', 'failed');
  await tell('updated', 'failed');
  expect(await refunds()).toMatchObject([{ state: 'failed', attempt: 2 }]);
  expect(await failures()).toHaveLength(1);
  const made = { state: 'refunded', amountMinor: 10_000 };
  await backOfficeOf(leads).act('gift-cards', giftCardId, 'mark-refunded', { reason: 'UTR 80811' });
  await tell('created', 'failed');
  await tell('updated', 'succeeded');
  expect(await refunds()).toMatchObject([made]);
  await leads.get(RefundGiftCard).sweep();
  await settled(leads);
  expect(await refunds()).toMatchObject([made]);
  const atProvider = await leads.sandbox.refunds(providerPaymentId ?? '');
  expect(atProvider).toEqual([]);
});
