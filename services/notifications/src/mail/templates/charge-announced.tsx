import { mailTemplate } from '../mail-template.js';
import { BookingFacts } from '../parts/booking-facts.js';
import { Action, P, Title } from '../parts/words.js';

export const chargeAnnounced = mailTemplate('charge-announced', {
  why: 'You’re receiving this because you saved a card for a booking.',
  subject: (data) => `We charge ${data.amount} on ${data.chargeOn} for ${data.booking.tourTitle}`,
  preview: (data) => `Installment ${data.number} of ${data.count}, ${data.card}`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        On {data.chargeOn} we charge {data.amount} to your {data.card}: installment {data.number} of{' '}
        {data.count}. There is nothing for you to do; the receipt comes by email.
      </P>
      <P>
        Would you rather pay in another way? Pay the installment or withdraw the card on the page of your
        booking before that day.
      </P>
      <Action href={data.booking.manageUrl}>Open my booking</Action>
      <BookingFacts booking={data.booking} />
    </>
  ),
});
