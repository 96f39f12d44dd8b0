import { describe, expect, it } from '@jest/globals';
import { quoteCancel } from '@valam/contracts/leads/booking.rpc';
import { addDays, formatDay } from '@valam/contracts/shared/days';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { MailPayment } from '../../src/mail/mail-payment.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, refusal } from '../kit/builders.js';
import { aDepartureIn, today } from '../kit/days.js';
import { aPaidBooking, mailOnceAsked, mails } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

/** A booking that was confirmed by email and then canceled by staff. */
async function aCanceledBooking() {
  const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
  await mailOnceAsked(leads, 'booking-confirmed', booking.email);
  const { refund: amount } = await leads.rpc.call(quoteCancel, { token });
  await backOfficeOf(leads).act('bookings', booking.id, 'cancel', { amount, reason: 'Asked by telephone.' });
  return booking;
}

describe('the confirmation email', () => {
  it.each([
    [100, 86, 3],
    [10, 2, 1],
    [2, 1, 1],
  ])(
    'requests, %i days before the trip, the details of travelers %i days later, and lists possible refunds: %i',
    async (ahead, by, count) => {
      const { booking } = await aPaidBooking(leads, await aDepartureIn(leads, ahead));
      const confirmed = await mailOnceAsked(leads, 'booking-confirmed', booking.email);
      expect(confirmed?.data).toMatchObject({ travellersBy: formatDay(addDays(today(leads), by)) });
      expect(confirmed?.data['refundBands']).toHaveLength(count);
    },
  );

  it('is not sent again for a booking that has ended', async () => {
    const { id, email } = await aCanceledBooking();
    const again = backOfficeOf(leads).act('bookings', id, 'resend', { mail: 'confirmation' });
    expect((await refusal(again)).message).toContain('is over');
    expect(await mails(leads, 'booking-confirmed', email)).toHaveLength(1);
  });

  it('only confirms the payment, with its receipt, if the booking was canceled before it could be sent', async () => {
    const { id, email } = await aCanceledBooking();
    const { manager } = leads.dataSource;
    // As if the job had failed until now.
    await manager.query(`delete from booking_reminder where booking_id = $1 and kind like 'payment:%'`, [id]);
    const { id: paymentId } = await manager.findOneByOrFail(PaymentEntity, { bookingId: id });
    await leads.get(MailPayment).run({ paymentId });
    expect(await mails(leads, 'booking-confirmed', email)).toHaveLength(1);
    const [received] = await mails(leads, 'payment-received', email);
    expect(received?.attachments).toHaveLength(1);
  });
});
