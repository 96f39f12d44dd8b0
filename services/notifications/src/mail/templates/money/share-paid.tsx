import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const sharePaid = mailTemplate('share-paid', {
  why: 'You’re receiving this because you booked a trip with us and shared its balance.',
  subject: ({ booking, name, amount }) => `${name} has paid ${amount} for ${booking.tourTitle}`,
  preview: ({ own }) =>
    own ? `${own} of the balance is left for you to pay.` : 'Nothing is left for you to pay.',
  body: ({ booking, name, amount, own }) => (
    <>
      <Title>Namaste {booking.firstName},</Title>
      <P>
        {name} has paid {amount} of the balance.{' '}
        {own
          ? `${own} is left for you to pay${booking.balanceDue ? `, due ${booking.balanceDue}` : ''}.`
          : 'Nothing is left for you to pay.'}
      </P>
      <BookingFacts booking={booking} />
      <Action href={booking.manageUrl}>Open your booking</Action>
    </>
  ),
});
