import { tripLabel } from '@valam/contracts/catalog/trip';
import type { BookingMailFacts } from '@valam/contracts/notifications/mails/leads';
import type * as z from 'zod/mini';
import { Facts, type Fact } from './facts.js';
import { palette } from './palette.js';
import { P } from './words.js';

export type BookingFactsOf = z.output<typeof BookingMailFacts>;

/** A booking in the order in which every email about one tells it. */
export function BookingFacts({ booking }: { readonly booking: BookingFactsOf }) {
  return (
    <Facts
      rows={[
        ['Booking', booking.bookingRef],
        [tripLabel(booking.tripKind), booking.tourTitle],
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

/** Where the tax documents of a booking are; in the emails about money that moved. */
export function InvoicesNote({
  booking: { invoices = [], manageUrl },
}: {
  readonly booking: BookingFactsOf;
}) {
  if (invoices.length === 0) return null;
  return (
    <P>
      Your tax documents ({invoices.join(', ')}) are on{' '}
      <a href={`${manageUrl}#invoices`} style={{ color: palette.ink }}>
        the page of your booking
      </a>
      . Enter a company and its tax number there before you open them for the first time.
    </P>
  );
}
