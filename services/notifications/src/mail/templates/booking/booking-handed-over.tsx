import { tripLabel } from '@valam/contracts/catalog/trip';
import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { P, Title } from '../../parts/words.js';

export const bookingHandedOver = mailTemplate('booking-handed-over', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) => `Transferred: booking ${data.bookingRef}`,
  preview: (data) => `${data.newName} travels in your place.`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        Your booking now belongs to {data.newName}, who has received an email with everything they need. Your
        private link no longer works.
      </P>
      {data.fee && <P>Your fee of {data.fee} has arrived. Its receipt is attached.</P>}
      <Facts
        rows={[
          ['Booking', data.bookingRef],
          [tripLabel(data.tripKind), data.tourTitle],
          ['Dates', data.dates],
          ['Fee', data.fee],
        ]}
      />
      <P>We hope to travel with you another time.</P>
    </>
  ),
});
