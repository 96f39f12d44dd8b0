import { refundTime } from '@valam/contracts/leads/refund-words';
import { mailTemplate } from '../mail-template.js';
import { BookingFacts, InvoicesNote } from '../parts/booking-facts.js';
import { Action, P, Quote, Title } from '../parts/words.js';

export const refundMade = mailTemplate('refund-made', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) =>
    data.giftCard ? `${data.refund} is back on your gift card` : `${data.refund} is on its way back to you`,
  preview: (data) => `Booking ${data.booking.bookingRef}`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        {data.giftCard
          ? `We’ve put ${data.refund} back on the gift card whose code ends in ${data.giftCard}. You can pay with it again at once.`
          : `We’ve refunded ${data.refund} to the way you paid. A card usually shows it within ${refundTime}.`}
      </P>
      {data.reason && <Quote text={data.reason} />}
      <BookingFacts booking={data.booking} />
      <InvoicesNote booking={data.booking} />
      <Action href={data.booking.manageUrl}>See your booking</Action>
    </>
  ),
});
