import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const automaticChargesOn = mailTemplate('automatic-charges-on', {
  why: 'You’re receiving this because you saved a card for a booking.',
  subject: (data) => `We’ll charge your installments for ${data.booking.tourTitle} to your card`,
  preview: (data) => `${data.card}. We email you three days before each charge.`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        You have allowed us to charge the installments of your payment plan to your {data.card} when they are
        due. We email you three days before each charge, with the amount.
      </P>
      <P>
        You can withdraw this at any time on the page of your booking. Your card is then deleted from our
        payment provider.
      </P>
      <Action href={data.booking.manageUrl}>Open my booking</Action>
      <BookingFacts booking={data.booking} />
    </>
  ),
});
