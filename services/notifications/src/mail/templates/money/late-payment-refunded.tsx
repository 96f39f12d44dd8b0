import { tripLabel } from '@valam/contracts/catalog/trip';
import { refundTime } from '@valam/contracts/leads/refund-words';
import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const latePaymentRefunded = mailTemplate('late-payment-refunded', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) => `Your payment arrived after your hold expired for ${data.booking.tourTitle}`,
  preview: (data) => `You get back ${data.refund}, all of it.`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        Your payment arrived after your hold expired, and the seats, or a code that you used, were gone. We’re
        sorry. You get the full amount back: {data.refund}. It usually shows on a card within {refundTime}.
      </P>
      <Facts
        rows={[
          ['Booking', data.booking.bookingRef],
          [tripLabel(data.booking.tripKind), data.booking.tourTitle],
          ['Dates', data.booking.dates],
          ['Refund', data.refund],
        ]}
      />
      {data.tourUrl ? <Action href={data.tourUrl}>See other dates</Action> : null}
    </>
  ),
});
