import { mailTemplate } from '../../mail-template.js';
import { BookingFacts, type BookingFactsOf } from '../../parts/booking-facts.js';
import { A, Action, P, Title } from '../../parts/words.js';

export const departureMoved = mailTemplate('departure-moved', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: ({ booking }) => `New dates: ${booking.tourTitle}, ${booking.dates}`,
  preview: ({ booking, formerDates }) => `${formerDates} → ${booking.dates}`,
  body: ({ booking, formerDates, calendarUrl, termsUrl }) => (
    <>
      <Title>Namaste {booking.firstName},</Title>
      <P>
        We have had to change the dates of your trip, and are sorry for the trouble. It was planned for{' '}
        {formerDates}; it is now on {booking.dates}.
      </P>
      <P>Your seats, the price and what you have paid stay as they are.{whenDue(booking)}</P>
      <BookingFacts booking={booking} />
      <P>
        If you have told us your flights, please enter those for the new dates. For your calendar, there is{' '}
        <A href={calendarUrl}>a file with the new dates</A>.
      </P>
      <Action href={booking.manageUrl}>Open your booking</Action>
      <P>
        Can’t come on the new dates? Reply to this email before you change or cancel anything. As{' '}
        <A href={termsUrl}>our terms</A> say, you may leave with a full refund if something essential has to
        change before departure. The page of your booking shows only what you get back if you cancel for a
        reason of your own.
      </P>
    </>
  ),
});

/** The balance is due by the new dates; of a payment plan, the next installment. */
function whenDue({
  balance,
  balanceDue,
  nextInstallment,
}: Pick<BookingFactsOf, 'balance' | 'balanceDue' | 'nextInstallment'>): string {
  if (nextInstallment) return ` Your next installment is ${nextInstallment}.`;
  return balanceDue ? ` The balance of ${balance} is due ${balanceDue}.` : '';
}
