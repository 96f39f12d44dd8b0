import { mailTemplate } from '../mail-template.js';
import { Facts } from '../parts/facts.js';
import { Action, P, Title } from '../parts/words.js';

export const latePaymentRefunded = mailTemplate('late-payment-refunded', {
  why: 'You get this because you booked a tour with us.',
  subject: (data) => `Your payment came too late for ${data.booking.tourTitle}`,
  preview: (data) => `We send back ${data.refund}, all of it.`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        Your payment arrived after the time for which we could keep the places, and meanwhile they went to
        somebody else. We are sorry. All of it, {data.refund}, goes back to you at once; a card usually shows
        it within 5 to 10 working days.
      </P>
      <Facts
        rows={[
          ['Booking', data.booking.bookingRef],
          ['Tour', data.booking.tourTitle],
          ['Dates', data.booking.dates],
          ['You get back', data.refund],
        ]}
      />
      {data.tourUrl ? <Action href={data.tourUrl}>See other dates</Action> : null}
    </>
  ),
});
