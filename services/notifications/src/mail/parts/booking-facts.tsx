import type { BookingMailFacts } from '@valam/contracts/notifications/mails/leads';
import type * as z from 'zod/mini';
import { Facts, type Fact } from './facts.js';

export type BookingFactsOf = z.output<typeof BookingMailFacts>;

/** A booking in the order in which every email about one tells it. */
export function BookingFacts({ booking }: { readonly booking: BookingFactsOf }) {
  return (
    <Facts
      rows={[
        ['Booking', booking.bookingRef],
        ['Tour', booking.tourTitle],
        ['Dates', booking.dates],
        ['Travellers', booking.quantity],
        ...discountOf(booking),
        ['Total', booking.total],
        ['Paid', booking.paid],
        ['Balance', booking.balanceDue ? `${booking.balance}, due ${booking.balanceDue}` : booking.balance],
      ]}
    />
  );
}

/** The line of a promo code, where one was used. */
export const discountOf = ({ discount }: Pick<BookingFactsOf, 'discount'>): readonly Fact[] =>
  discount ? [[discount.label, discount.amount]] : [];
