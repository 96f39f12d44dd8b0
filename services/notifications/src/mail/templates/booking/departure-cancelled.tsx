import { mailTemplate } from '../../mail-template.js';
import { FormerPayerNote, discountOf, refundFacts } from '../../parts/booking-facts.js';
import { Facts } from '../../parts/facts.js';
import { refundArrival } from '../../parts/refund-way.js';
import { Action, P, Quote, Title } from '../../parts/words.js';

const unpaid = 'You haven’t paid anything, so there is nothing to refund.';

export const departureCancelled = mailTemplate('departure-cancelled', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) => `${data.booking.tourTitle}, ${data.booking.dates} has been cancelled`,
  preview: (data) => (data.isUnpaid ? unpaid : `You get back ${data.refund}.`),
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        {data.booking.tourTitle} on {data.booking.dates} has been cancelled. We’re very sorry.
      </P>
      <Quote text={data.reason} />
      <P>
        {data.isUnpaid
          ? `${unpaid} If you paid at that very moment, you get a full refund.`
          : `You get back ${data.refund}. It ${refundArrival}.`}
      </P>
      <FormerPayerNote booking={data.booking} />
      <Facts
        rows={[
          ['Booking', data.booking.bookingRef],
          ...discountOf(data.booking),
          ['Total', data.booking.total],
          ['Paid', data.booking.paid],
          ...(data.isUnpaid ? [] : refundFacts(data)),
        ]}
      />
      {data.otherDatesUrl ? <Action href={data.otherDatesUrl}>See other dates</Action> : null}
      <P>Would you rather travel on another date? Reply to this email and we’ll hold a seat for you.</P>
    </>
  ),
});
