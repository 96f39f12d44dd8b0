import { tripLabel } from '@valam/contracts/catalog/trip';
import { mailTemplate } from '../../mail-template.js';
import { FormerPayerNote, discountOf, refundFacts } from '../../parts/booking-facts.js';
import { Facts } from '../../parts/facts.js';
import { refundArrival } from '../../parts/refund-way.js';
import { Action, P, Quote, Title } from '../../parts/words.js';

export const bookingCancelled = mailTemplate('booking-cancelled', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) => `Cancelled: ${data.booking.tourTitle}, ${data.booking.dates}`,
  preview: (data) => `You get back ${data.refund}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        {data.cancelledBy === 'traveller'
          ? 'You have cancelled your booking.'
          : 'We had to cancel your booking, and we are sorry.'}
      </P>
      {data.reason ? <Quote text={data.reason} /> : null}
      <Facts
        rows={[
          ['Booking', data.booking.bookingRef],
          [tripLabel(data.booking.tripKind), data.booking.tourTitle],
          ['Dates', data.booking.dates],
          ...discountOf(data.booking),
          ['Total', data.booking.total],
          ['Paid', data.booking.paid],
          ...refundFacts(data),
        ]}
      />
      <P>{data.rule}</P>
      {data.hasRefund !== false && (
        <>
          <FormerPayerNote booking={data.booking} />
          <P>A refund {refundArrival}.</P>
        </>
      )}
      <Action href={data.booking.manageUrl}>See your booking</Action>
    </>
  ),
});
