import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const cardNotUsable = mailTemplate('card-not-usable', {
  why: 'You’re receiving this because you saved a card for a booking.',
  subject: (data) => `Your card for ${data.booking.tourTitle} was not saved`,
  preview: () => 'Cards issued in India are not charged automatically.',
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        Cards that were issued in India cannot be charged automatically, so we deleted yours. Nothing has been
        charged.
      </P>
      <P>Your payment plan continues: we email you a link a week before each installment.</P>
      <Action href={data.payUrl}>Open my payment plan</Action>
      <BookingFacts booking={data.booking} />
    </>
  ),
});
