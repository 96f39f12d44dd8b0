import { expect, it } from '@jest/globals';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, bookingOf } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { act, list } = backOfficeOf(leads);
const onToday = async (recordId: string) =>
  (await list('today')).items.filter((line) => line['recordId'] === recordId);

it('staff see a failed refund of a gift card', async () => {
  const { card } = await aGiftCard(leads, { amount: 100, buyerName: 'Vera Voucher' });
  await leads.sandbox.behave({ failRefunds: true });
  await act('gift-cards', card.id, 'refund', { reason: 'Bought twice.' });
  const [line] = await waitFor(async () => {
    const lines = await onToday(card.id);
    return lines.length > 0 ? lines : null;
  });
  await leads.sandbox.behave({ failRefunds: false });
  expect(line).toMatchObject({ band: 'money', kind: 'failed_refund', entity: 'gift-cards' });
  expect(line?.['title']).toContain('Vera Voucher');
});

it('staff see a refund without an event for a week', async () => {
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  // A late event would report a completed refund.
  await leads.sandbox.behave({ dropWebhooks: true });
  const amount = { amountMinor: 1_000, currency: 'USD' };
  await act('bookings', booking.id, 'refund', { amount, reason: 'The noise.' });
  await waitFor(async () => (await bookingOf(leads, booking.ref)).refundState === 'partial');
  await settled(leads);
  await leads.dataSource.query(
    `update refund set state = 'pending', settled_at = null, created_at = created_at - interval '6 days' where booking_id = $1`,
    [booking.id],
  );
  expect(await onToday(booking.id)).toEqual([]);
  await leads.advance(2 * 24 * 3_600_000);
  expect(await onToday(booking.id)).toMatchObject([{ band: 'money', kind: 'slow_refund' }]);
  await leads.sandbox.behave({ dropWebhooks: false });
});
