import { mailTemplate } from '../../mail-template.js';
import { BookingFacts, InvoicesNote } from '../../parts/booking-facts.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const bookingConfirmed = mailTemplate('booking-confirmed', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) => `Booked: ${data.booking.tourTitle}, ${data.booking.dates}`,
  preview: (data) =>
    `Booking ${data.booking.bookingRef} for ${data.booking.quantity}.${data.hasReceipt === false ? '' : ' Your receipt is attached.'}`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName}, your seats are confirmed</Title>
      <P>
        {data.hasReceipt === false ? '' : 'Your payment has arrived and your receipt is attached. '}This is
        your booking:
      </P>
      <BookingFacts booking={data.booking} />
      <InvoicesNote booking={data.booking} />
      <Action href={data.booking.manageUrl}>Open your booking</Action>
      <P>
        That’s where you{data.booking.balanceDue ? ' pay the balance,' : ''} give us the travelers’ details
        (please by {data.travellersBy}), put the dates into your calendar, or change your plans. The link is
        private: anyone who has it can act for you.
      </P>
      <P>If you have to cancel, this is what you get back:</P>
      <Facts rows={data.refundBands.map(({ days, refund }) => [days, refund] as const)} />
      <P>Within 48 hours of paying, and more than 7 days before departure, you get a full refund.</P>
    </>
  ),
});
