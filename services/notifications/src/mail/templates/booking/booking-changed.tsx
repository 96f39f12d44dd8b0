import { mailTemplate } from '../../mail-template.js';
import { BookingFacts, FormerPayerNote } from '../../parts/booking-facts.js';
import { Facts } from '../../parts/facts.js';
import { refundArrival } from '../../parts/refund-way.js';
import { Action, P, Title } from '../../parts/words.js';

export const bookingChanged = mailTemplate('booking-changed', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) => `Changed: your booking ${data.booking.bookingRef}`,
  preview: (data) => data.changes.map(({ what }) => what).join(', '),
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>Your booking has changed:</P>
      <Facts rows={data.changes.map(({ what, before, now }) => [what, `${before} → ${now}`] as const)} />
      {data.refund ? (
        <>
          <P>
            You get back {data.refund}. It {refundArrival}.
          </P>
          <FormerPayerNote booking={data.booking} />
        </>
      ) : null}
      {data.companionsRefund ? <P>Your companions get back {data.companionsRefund}.</P> : null}
      <BookingFacts booking={data.booking} />
      <Action href={data.booking.manageUrl}>Open your booking</Action>
    </>
  ),
});
