import { mailTemplate } from '../../mail-template.js';
import { BookingFacts, InvoicesNote } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const paymentReceived = mailTemplate('payment-received', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) => `Received: ${data.amount} for ${data.booking.tourTitle}`,
  preview: (data) => `${data.what}. Your receipt is attached.`,
  body: (data) => (
    <>
      <Title>Thank you, {data.booking.firstName}</Title>
      <P>
        {data.amount} has arrived ({data.what}). Your receipt is attached.
      </P>
      <BookingFacts booking={data.booking} />
      <InvoicesNote booking={data.booking} />
      <Action href={data.booking.manageUrl}>Open your booking</Action>
    </>
  ),
});
