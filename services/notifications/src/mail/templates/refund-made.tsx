import type { mailTemplates } from '@valam/contracts/notifications/mail.templates';
import type * as z from 'zod/mini';
import { mailTemplate } from '../mail-template.js';
import { BookingFacts, InvoicesNote } from '../parts/booking-facts.js';
import { refundWay } from '../parts/refund-way.js';
import { Action, P, Quote, Title } from '../parts/words.js';

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

function subject({ refund, giftCard, isOnVoidCard, isFormerPayers, booking }: Refund): string {
  if (isFormerPayers) return `${refund} of booking ${booking.bookingRef} was refunded`;
  if (isOnVoidCard) return `${refund} went back to the gift card that you paid with`;
  return giftCard ? `${refund} is back on your gift card` : `${refund} is on its way back to you`;
}

function where({ refund, giftCard, isOnVoidCard, isFormerPayers, isByHand }: Refund): string {
  if (isFormerPayers)
    return `We’ve refunded ${refund} to the person who paid it before the booking was transferred to you.`;
  if (isOnVoidCard)
    return `We’ve put ${refund} back on the gift card that you paid with. That card can’t be used now: it was blocked, or refunded to the person who bought it. If you didn’t expect that, just reply to this email.`;
  return giftCard
    ? `We’ve put ${refund} back on the gift card whose code ends in ${giftCard}. You can pay with it again at once.`
    : refundWay({ refund, isByHand });
}
