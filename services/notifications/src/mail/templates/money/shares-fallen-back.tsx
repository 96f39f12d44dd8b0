import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const sharesFallenBack = mailTemplate('shares-fallen-back', {
  why: 'You’re receiving this because you booked a trip with us and shared its balance.',
  subject: ({ booking, amount }) => `${amount} of the balance for ${booking.tourTitle} is yours to pay`,
  preview: ({ booking, isWithdrawnByOffice }) =>
    `${isWithdrawnByOffice ? 'A share was withdrawn' : 'Not every share was paid'}. The balance is due ${booking.balanceDue ?? 'soon'}.`,
  body: ({ booking, shares, amount, payUrl, isWithdrawnByOffice }) => (
    <>
      <Title>Namaste {booking.firstName},</Title>
      <P>
        {shares.length === 1 ? 'This share was' : 'These shares were'}{' '}
        {isWithdrawnByOffice ? 'withdrawn by us' : 'not paid in time'}, so the amount is yours to pay again:
      </P>
      <Facts rows={shares.map((share) => [share.name, share.amount])} />
      <P>
        Your part of the balance is now {amount}
        {booking.balanceDue ? `, due ${booking.balanceDue}` : ''}. Your seats are still reserved.
      </P>
      <Action href={payUrl}>Pay {amount}</Action>
      <BookingFacts booking={booking} />
      <P>Do you need more time? Reply to this email and we’ll find a way together.</P>
    </>
  ),
});
