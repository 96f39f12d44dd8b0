import type { mailTemplates } from '@valam/contracts/notifications/mail.templates';
import type * as z from 'zod/mini';
import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const installmentReminder = mailTemplate('installment-reminder', {
  why: 'You’re receiving this because you pay for a booking in installments.',
  subject: (data) =>
    data.daysLeft < 0
      ? `Installment ${data.number} of ${data.count} for ${data.booking.tourTitle} is overdue`
      : `Installment ${data.number} of ${data.count} for ${data.booking.tourTitle}`,
  preview: (data) => `${data.amount}, due ${data.dueOn}`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>{whenDue(data)}</P>
      <Action href={data.payUrl}>Pay {data.amount}</Action>
      <BookingFacts booking={data.booking} />
      <P>Has something come up? Reply to this email and we’ll find a way together.</P>
    </>
  ),
});

type Reminder = z.output<(typeof mailTemplates)['installment-reminder']>;

/**
 * The remaining days as a sentence that does not blame the reader for a missed date. The last installment is
 * due on the date of the balance.
 */
function whenDue({ daysLeft, amount, dueOn, number, count }: Reminder): string {
  if (daysLeft < 0) {
    const then = number < count ? ' and the balance is due on its original date' : '';
    return `Your installment of ${amount} was due ${dueOn}. Your seats are still reserved. If it isn’t paid within a week of that day, the payment plan ends${then}.`;
  }
  if (daysLeft === 0) return `Your installment of ${amount} is due today (${dueOn}).`;
  const days = daysLeft === 1 ? '1 day' : `${daysLeft} days`;
  return `Your next installment of ${amount} is due in ${days} (${dueOn}).`;
}
