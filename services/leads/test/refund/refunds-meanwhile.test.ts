import { expect, it, jest } from '@jest/globals';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { GiftCardRefundEntity } from '../../src/gift-card/gift-card.entity.js';
import { RefundGiftCard } from '../../src/gift-card/refund-gift-card.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { PaymentProvider, ProviderRefused } from '../../src/provider/payment-provider.js';
import { MakeRefund } from '../../src/refund/make-refund.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, refusal } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, mails } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const office = backOfficeOf(leads);
const { manager } = leads.dataSource;

it('a gift-card refund that is being retried cannot be marked as made manually, which would pay the buyer twice', async () => {
  const { card } = await aGiftCard(leads, { amount: 100 });
  const refund = () => manager.findOneByOrFail(GiftCardRefundEntity, { giftCardId: card.id });
  await leads.sandbox.behave({ failRefunds: true });
  await office.act('gift-cards', card.id, 'refund', { reason: 'Bought twice.' });
  const { id: refundId } = await waitFor(async () => {
    const one = await refund();
    return one.state === 'failed' ? one : null;
  });
  await leads.sandbox.behave({ failRefunds: false });
  const provider = leads.get(PaymentProvider);
  const make = provider.refund.bind(provider);
  const marked: string[] = [];
  jest.spyOn(provider, 'refund').mockImplementationOnce(async (...order) => {
    const byHand = office.act('gift-cards', card.id, 'mark-refunded', { reason: 'By bank transfer.' });
    marked.push((await refusal(byHand)).message);
    return make(...order);
  });
  await leads.get(RefundGiftCard).make({ refundId });
  expect(marked).toEqual([expect.stringContaining('One in progress')]);
  expect(await refund()).toMatchObject({ state: 'refunded' });
});

it('a refusal of an earlier attempt does not affect a retried refund', async () => {
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  const provider = leads.get(PaymentProvider);
  jest.spyOn(provider, 'refund').mockRejectedValueOnce(new ProviderRefused('The account is closed.'));
  await office.act('bookings', booking.id, 'refund', { amount: money(1_000, 'USD'), reason: 'The noise.' });
  const refund = () => manager.findOneByOrFail(RefundEntity, { bookingId: booking.id });
  const { id: refundId } = await waitFor(async () => {
    const one = await refund();
    return one.state === 'failed' ? one : null;
  });
  await settled(leads);
  const triedAgain = (attempt: number) =>
    manager.update(RefundEntity, { id: refundId }, { state: 'pending', attempt });
  await triedAgain(2);
  // Meanwhile another run has failed, and the refund was retried.
  jest.spyOn(provider, 'findRefund').mockImplementationOnce(async () => {
    await triedAgain(3);
    throw new ProviderRefused('The account is closed.');
  });
  const alerts = (await mails(leads, 'operator-alert')).length;
  await leads.get(MakeRefund).run({ refundId });
  expect(await refund()).toMatchObject({ state: 'pending', attempt: 3 });
  expect(await mails(leads, 'operator-alert')).toHaveLength(alerts);
});
