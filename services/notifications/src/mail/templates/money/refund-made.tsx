import type { mailTemplates } from '@valam/contracts/notifications/mail.templates';
import type * as z from 'zod/mini';
import { mailTemplate } from '../../mail-template.js';
import { BookingFacts, InvoicesNote } from '../../parts/booking-facts.js';
import { refundPlace, refundSubject } from '../../parts/refund-way.js';
import { Action, P, Quote, Title } from '../../parts/words.js';

export const refundMade = mailTemplate('refund-made', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject,
  preview: (data) => `Booking ${data.booking.bookingRef}`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>{where(data)}</P>
      {data.reason && <Quote text={data.reason} />}
      <BookingFacts booking={data.booking} />
      <InvoicesNote booking={data.booking} />
      <Action href={data.booking.manageUrl}>See your booking</Action>
    </>
  ),
});

type Refund = z.output<(typeof mailTemplates)['refund-made']>;

function subject(data: Refund): string {
  const { refund, isFormerPayers, booking } = data;
  return isFormerPayers ? `${refund} of booking ${booking.bookingRef} was refunded` : refundSubject(data);
}

const where = (data: Refund): string =>
  data.isFormerPayers
    ? `We’ve refunded ${data.refund} to the person who paid it before the booking was transferred to you.`
    : refundPlace(data);
