import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const paymentPlanLapsed = mailTemplate('payment-plan-lapsed', {
  why: 'You’re receiving this because you paid for a booking in installments.',
  subject: (data) => `Your payment plan for ${data.booking.tourTitle} has ended`,
  preview: (data) =>
    `Balance: ${data.booking.balance}. Due date: ${data.booking.balanceDue ?? 'shown on your booking'}`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        {data.isEndedByOffice
          ? 'We have ended the payment plan of your booking.'
          : 'An installment was not paid within a week of its due date, so the payment plan has ended.'}{' '}
        Your booking is still valid, and everything you have paid still counts.
      </P>
      <P>
        You can pay the balance of {data.booking.balance} in one payment at any time. Its due date is{' '}
        {data.booking.balanceDue ?? 'shown on your booking'}.
      </P>
      <Action href={data.payUrl}>Open my booking</Action>
      <BookingFacts booking={data.booking} />
      <P>Has something come up? Reply to this email and we’ll find a way together.</P>
    </>
  ),
});
