import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const chargeAnnounced = mailTemplate('charge-announced', {
  why: 'You’re receiving this because you saved a card for a booking.',
  subject: (data) => `We’ll charge ${data.amount} on ${data.chargeOn} for ${data.booking.tourTitle}`,
  preview: (data) => `Installment ${data.number} of ${data.count}, ${data.card}`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        On {data.chargeOn} we’ll charge {data.amount} to your {data.card}: installment {data.number} of{' '}
        {data.count}. There’s nothing you need to do; we’ll email you the receipt.
      </P>
      <P>
        Would you rather pay another way? Before that day, pay the installment or remove the card on the page
        of your booking.
      </P>
      <Action href={data.booking.manageUrl}>Open my booking</Action>
      <BookingFacts booking={data.booking} />
    </>
  ),
});
