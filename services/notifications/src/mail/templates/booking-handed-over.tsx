import { mailTemplate } from '../mail-template.js';
import { Facts } from '../parts/facts.js';
import { P, Title } from '../parts/words.js';

export const bookingHandedOver = mailTemplate('booking-handed-over', {
  why: 'You get this because you booked a tour with us.',
  subject: (data) => `Handed over: booking ${data.bookingRef}`,
  preview: (data) => `${data.newName} travels in your place.`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        Your booking now belongs to {data.newName}, who has a mail of their own with everything needed. Your
        private link no longer works.
      </P>
      <Facts
        rows={[
          ['Booking', data.bookingRef],
          ['Tour', data.tourTitle],
          ['Dates', data.dates],
        ]}
      />
      <P>We hope to see you on another road.</P>
    </>
  ),
});
