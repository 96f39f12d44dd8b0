import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const automaticChargesOff = mailTemplate('automatic-charges-off', {
  why: 'You’re receiving this because you saved a card for a booking.',
  subject: (data) => `We no longer charge your card for ${data.booking.tourTitle}`,
  preview: () => 'You pay your installments by link.',
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        We have stopped the automatic charges to your {data.card}, including any that we have already
        announced, and deleted the card.
      </P>
      <P>Your installments stay as they are. You pay each by link, and we remind you before it is due.</P>
      <Action href={data.payUrl}>See what is due</Action>
      <BookingFacts booking={data.booking} />
      <P>Do you have questions? Reply to this email; a person will answer.</P>
    </>
  ),
});
