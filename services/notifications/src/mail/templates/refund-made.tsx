import { mailTemplate } from '../mail-template.js';
import { BookingFacts } from '../parts/booking-facts.js';
import { Action, P, Quote, Title } from '../parts/words.js';

export const refundMade = mailTemplate('refund-made', {
  why: 'You get this because you booked a tour with us.',
  subject: (data) => `${data.refund} is on its way back to you`,
  preview: (data) => `Booking ${data.booking.bookingRef}`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        We have sent {data.refund} back the way it came. A card usually shows it within 5 to 10 working days.
      </P>
      <Quote text={data.reason} />
      <BookingFacts booking={data.booking} />
      <Action href={data.booking.manageUrl}>See your booking</Action>
    </>
  ),
});
