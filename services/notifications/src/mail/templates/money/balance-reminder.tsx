import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const balanceReminder = mailTemplate('balance-reminder', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) =>
    data.daysLeft < 0
      ? `The balance for ${data.booking.tourTitle} is overdue`
      : `The balance for ${data.booking.tourTitle}`,
  preview: (data) => `${data.amount}${data.booking.balanceDue ? `, due ${data.booking.balanceDue}` : ''}`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>{whenDue(data.daysLeft, data.amount, data.booking.balanceDue)}</P>
      <Action href={data.payUrl}>Pay {data.amount}</Action>
      <BookingFacts booking={data.booking} />
      <P>
        Has something come up? Reply to this email{data.daysLeft > 0 ? ' before the date' : ''} and we’ll find
        a way together.
      </P>
    </>
  ),
});

/** The remaining days as a sentence that does not blame the reader for a missed date. */
function whenDue(daysLeft: number, amount: string, balanceDue: string | null): string {
  const due = balanceDue ? ` (${balanceDue})` : '';
  if (daysLeft < 0)
    return `The balance of ${amount} was due ${count(-daysLeft)} ago${due}. Your seats are still reserved.`;
  if (daysLeft === 0) return `The balance of ${amount} is due today${due}.`;
  return `The balance of ${amount} is due in ${count(daysLeft)}${due}.`;
}

const count = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
