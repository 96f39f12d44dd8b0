import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const bookingTakenOver = mailTemplate('booking-taken-over', {
  why: 'You’re receiving this because a booking was transferred to you.',
  subject: (data) => `Transferred to you: ${data.booking.tourTitle}, ${data.booking.dates}`,
  preview: (data) => `${data.formerName} has transferred a booking to you.`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>{data.formerName} has transferred a booking to you. These are the details:</P>
      <BookingFacts booking={data.booking} />
      <Action href={data.booking.manageUrl}>Open your booking</Action>
      <P>
        What {data.formerName} has paid counts for you. If something is refunded later, that part goes back to{' '}
        {data.formerName}.
      </P>
      <P>
        The link is private: anyone who has it can act for you. Please fill in the travelers’ details there.
      </P>
    </>
  ),
});
