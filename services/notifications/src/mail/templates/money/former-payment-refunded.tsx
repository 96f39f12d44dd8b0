import { tripLabel } from '@valam/contracts/catalog/trip';
import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { refundPlace, refundSubject } from '../../parts/refund-way.js';
import { P, Title } from '../../parts/words.js';

export const formerPaymentRefunded = mailTemplate('former-payment-refunded', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) => refundSubject(data),
  preview: ({ bookingRef }) => `Booking ${bookingRef}`,
  body: (data) => (
    <>
      <Title>Namaste {data.name},</Title>
      <P>{refundPlace(data)}</P>
      <P>
        {data.isLateFee
          ? 'It is the fee for transferring this booking, which had been transferred already when the fee was paid.'
          : 'You had paid it for this booking, which has since been transferred to another person.'}
      </P>
      <Facts
        rows={[
          ['Booking', data.bookingRef],
          [tripLabel(data.tripKind), data.tourTitle],
          ['Refund', data.refund],
        ]}
      />
    </>
  ),
});
