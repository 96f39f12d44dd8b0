import { expect, it } from '@jest/globals';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { aPaidBooking, bookingOf, signedEvent } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { act } = backOfficeOf(leads);
const usd = (amountMinor: number) => money(amountMinor, 'USD');

/** A booking paid by one card payment, its refunds, and the provider's events about that payment. */
async function paidInFull() {
  const { booking } = await aPaidBooking(leads, await aDeparture(leads), { payInFull: true });
  const { manager } = leads.dataSource;
  const { providerPaymentId } = await manager.findOneByOrFail(PaymentEntity, { bookingId: booking.id });
  const refunds = () =>
    manager.find(RefundEntity, { where: { bookingId: booking.id }, order: { amountMinor: 'ASC' } });
  const tell = async (type: string, object: Record<string, unknown>) => {
    const { body, signature } = signedEvent(type, { ...object, payment_intent: providerPaymentId });
    expect(await leads.door.deliver(body, signature)).toBe(200);
    return refunds();
  };
  return { booking, refunds, tell };
}

/** The same with refunds that the provider could not make. */
async function withFailedRefunds(order: (bookingId: string) => Promise<unknown>) {
  const { booking, refunds, tell } = await paidInFull();
  await leads.sandbox.behave({ failRefunds: true });
  await order(booking.id);
  await waitFor(async () => (await refunds()).every(({ state }) => state === 'failed'));
  await leads.sandbox.behave({ failRefunds: false });
  await settled(leads);
  return { booking, tell };
}

it('a dispute that is lost after a refund of a part has failed counts completely, and once', async () => {
  const { booking, tell } = await withFailedRefunds((id) =>
    act('bookings', id, 'cancel', { amount: usd(100_000), reason: 'She is ill.' }),
  );
  const dispute = { id: `du_${booking.ref}`, object: 'dispute', status: 'lost', amount: 249_000 };
  const made = [
    { kind: 'manual', state: 'refunded', amountMinor: 100_000, providerRefundId: null },
    { kind: 'disputed', state: 'refunded', amountMinor: 149_000, providerRefundId: dispute.id },
  ];
  expect(await tell('charge.dispute.closed', dispute)).toMatchObject(made);
  expect(await tell('charge.dispute.updated', dispute)).toMatchObject(made);
  expect(await bookingOf(leads, booking.ref)).toMatchObject({ refundState: 'refunded' });
});

it('two refunds that failed here and were made together at the provider count once', async () => {
  const { booking, tell } = await withFailedRefunds(async (id) => {
    await act('bookings', id, 'refund', { amount: usd(2_500), reason: 'The room was noisy.' });
    await act('bookings', id, 'refund', { amount: usd(3_000), reason: 'And the lake was closed.' });
  });
  const refund = {
    id: `re_${booking.ref}`,
    object: 'refund',
    status: 'succeeded',
    amount: 5_500,
    metadata: {},
  };
  const made = [
    { kind: 'manual', state: 'refunded', amountMinor: 2_500 },
    { kind: 'manual', state: 'refunded', amountMinor: 3_000 },
  ];
  expect(await tell('refund.created', refund)).toMatchObject(made);
  expect(await tell('refund.updated', refund)).toMatchObject(made);
  expect((await bookingOf(leads, booking.ref)).totalMinor).toBe(booking.totalMinor - 5_500);
});

it('a refund at the provider that has failed is not completed by an older event that arrives late', async () => {
  const { booking, tell } = await paidInFull();
  const refund = { id: `re_${booking.ref}`, object: 'refund', amount: 5_500, metadata: {} };
  const made = { ...refund, status: 'succeeded' };
  expect(await tell('refund.created', made)).toMatchObject([{ kind: 'elsewhere', state: 'refunded' }]);
  const failed = [{ kind: 'elsewhere', state: 'failed', amountMinor: 5_500 }];
  expect(await tell('refund.failed', { ...refund, status: 'failed' })).toMatchObject(failed);
  expect(await tell('refund.updated', made)).toMatchObject(failed);
});
