import { afterEach, describe, expect, it } from '@jest/globals';
import { bookingRefunded } from '@valam/contracts/leads/booking.events';
import { quoteCancel } from '@valam/contracts/leads/booking.rpc';
import { removeJob } from '@valam/service-kit/jobs/jobs';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { lockBooking } from '../../src/booking/advance-booking.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { RequestRefund } from '../../src/refund/request-refund.js';
import { RetryRefunds } from '../../src/refund/retry-refunds.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { aPaidBooking, bookingOf, mails, signedEvent, stockDifferences } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const minuteMs = 60_000;
const refunds = (bookingId: string) => leads.dataSource.manager.findBy(RefundEntity, { bookingId });
const refundState = async (bookingId: string) => (await refunds(bookingId))[0]?.state;

async function requestRefund(bookingId: string, isJobLost = false): Promise<RefundEntity> {
  return leads.dataSource.transaction(async (tx) => {
    await leads.get(RequestRefund).run(tx, await lockBooking(tx, bookingId), {
      amountMinor: 10_000,
      kind: 'manual',
      reason: 'A broken promise.',
      requestedBy: 'test',
    });
    const refund = await tx.findOneByOrFail(RefundEntity, { bookingId });
    if (isJobLost) await removeJob(tx, `refund:${refund.id}`);
    return refund;
  });
}

afterEach(async () => {
  await leads.sandbox.behave({ failRefunds: false });
  expect(await stockDifferences(leads)).toEqual([]);
});

describe('a refund', () => {
  it('with the policy’s amount states its rule, even if staff cancel', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const { refund: amount } = await leads.rpc.call(quoteCancel, { token });
    const { act } = backOfficeOf(leads);
    await act('bookings', booking.id, 'cancel', { amount, reason: 'Asked for by telephone.' });
    const [told] = await mails(leads, 'booking-cancelled', booking.email);
    expect(told?.data['rule']).toMatch(/^Within 48 hours of booking/);
    expect(await refunds(booking.id)).toMatchObject([{ kind: 'policy' }]);
  });

  it('that fails alerts the team and is retried, never twice', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 1 });
    const { booking } = await aPaidBooking(leads, offer);
    await leads.sandbox.behave({ failRefunds: true });
    await requestRefund(booking.id);
    const failed = await waitFor(async () =>
      (await refunds(booking.id)).find(({ state }) => state === 'failed'),
    );
    expect(await bookingOf(leads, booking.ref)).toMatchObject({ refundState: 'failed' });
    expect((await mails(leads, 'operator-alert')).some(({ data }) => data.title === 'A refund failed')).toBe(
      true,
    );
    await leads.sandbox.behave({ failRefunds: false });
    await Promise.all(
      [1, 2].map(() => leads.dataSource.transaction((tx) => leads.get(RetryRefunds).run(tx, failed.id))),
    );
    await waitFor(async () => (await refunds(booking.id))[0]?.state === 'refunded');
    const { providerPaymentId } = await leads.dataSource.manager.findOneByOrFail(PaymentEntity, {
      bookingId: booking.id,
    });
    const made = (await leads.sandbox.refunds(providerPaymentId ?? '')).filter(
      ({ status }) => status === 'succeeded',
    );
    expect(made.map(({ amount }) => amount)).toEqual([10_000]);
    const told = (await leads.publishedEvents(bookingRefunded)).filter(
      ({ payload }) => payload.bookingId === booking.id,
    );
    expect(told.at(-1)?.payload).toMatchObject({ capturedMinor: 49_800, refundedMinor: 10_000 });
  });

  it('without a response is queried, even if another one cannot be retried', async () => {
    const offer = await aDeparture(leads);
    const bad = await aPaidBooking(leads, offer);
    const silent = await aPaidBooking(leads, offer);
    const { id } = await requestRefund(bad.booking.id, true);
    await requestRefund(silent.booking.id, true);
    const { manager } = leads.dataSource;
    await manager.query(`update refund set state = 'failed' where id = $1`, [id]);
    await manager.query(
      `create function refuse_refund() returns trigger language plpgsql as $$
         begin raise 'cannot be retried'; end $$;
       create trigger refuse_refund before update on refund for each row
         when (new.id = '${id}') execute function refuse_refund()`,
    );
    await leads.advance(31 * minuteMs);
    await expect(leads.get(RetryRefunds).sweep()).rejects.toThrow('cannot be retried');
    await manager.query('drop trigger refuse_refund on refund; drop function refuse_refund');
    await waitFor(async () => (await refundState(silent.booking.id)) === 'refunded');
  });

  it('that has failed is not completed by an older event that arrives late', async () => {
    const { booking } = await aPaidBooking(leads, await aDeparture(leads));
    const { id } = await requestRefund(booking.id);
    await waitFor(async () => (await refundState(booking.id)) === 'refunded');
    const [made] = await refunds(booking.id);
    const metadata = { refundId: id, attempt: '1' };
    const tell = async (type: string, status: string) => {
      const event = signedEvent(type, { id: made?.providerRefundId, object: 'refund', status, metadata });
      expect(await leads.door.deliver(event.body, event.signature)).toBe(200);
    };
    await tell('refund.failed', 'failed');
    expect(await refundState(booking.id)).toBe('failed');
    await tell('refund.updated', 'succeeded');
    expect(await refundState(booking.id)).toBe('failed');
  });
});
