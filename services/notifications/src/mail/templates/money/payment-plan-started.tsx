import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Facts } from '../../parts/facts.js';
import { Action, Note, P, Title } from '../../parts/words.js';

export const paymentPlanStarted = mailTemplate('payment-plan-started', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) => `Your payment plan for ${data.booking.tourTitle}`,
  preview: (data) => `${data.installments.length} installments, the first by ${data.installments[0]?.dueOn}`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        The balance of {data.booking.balance} is now split into {data.installments.length} monthly
        installments. There is nothing to pay today.
      </P>
      <Facts rows={data.installments.map(({ dueOn, amount }) => [`By ${dueOn}`, amount])} />
      <Action href={data.booking.manageUrl}>Open my booking</Action>
      <BookingFacts booking={data.booking} />
      <Note>
        We remind you a week before each installment. You can pay one earlier, pay everything at once, or
        leave the plan on the page of your booking.
      </Note>
    </>
  ),
});
