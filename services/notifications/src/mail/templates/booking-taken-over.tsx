import { mailTemplate } from '../mail-template.js';
import { BookingFacts } from '../parts/booking-facts.js';
import { Action, P, Title } from '../parts/words.js';

export const bookingTakenOver = mailTemplate('booking-taken-over', {
  why: 'You get this because a booking was handed over to you.',
  subject: (data) => `Yours now: ${data.booking.tourTitle}, ${data.booking.dates}`,
  preview: (data) => `${data.formerName} has handed a booking over to you.`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>{data.formerName} has handed a booking over to you. This is what you travel on:</P>
      <BookingFacts booking={data.booking} />
      <Action href={data.booking.manageUrl}>Open your booking</Action>
      <P>
        The link is private: whoever has it can act for you. Please fill in the travellers’ details there.
      </P>
    </>
  ),
});
