import { tripLabel } from '@valam/contracts/catalog/trip';
import type { BookingMailFacts } from '@valam/contracts/notifications/mails/leads-facts';
import type * as z from 'zod/mini';
import { Facts, type Fact } from './facts.js';
import { palette, tones } from './palette.js';
import { P } from './words.js';

export type BookingFactsOf = z.output<typeof BookingMailFacts>;

/** Facts about a booking, in the same order in every email. */
export function BookingFacts({ booking }: { readonly booking: BookingFactsOf }) {
  return (
    <Facts
      rows={[
        ['Booking', booking.bookingRef],
        [tripLabel(booking.tripKind), booking.tourTitle],
        ['Dates', booking.dates],
        ['Travelers', booking.quantity],
        ...discountOf(booking),
        ['Total', booking.total],
        ['Paid', booking.paid],
        ...(booking.refunded ? [['Refunded', booking.refunded] as const] : []),
        ...balanceOf(booking),
      ]}
    />
  );
}

/** The balance and its date; with a payment plan, the next installment instead of the date of the last. */
function balanceOf({ balance, balanceDue, nextInstallment }: BookingFactsOf): readonly Fact[] {
  if (nextInstallment)
    return [
      ['Balance', `${balance}, in installments`],
      ['Next installment', nextInstallment],
    ];
  return [['Balance', balanceDue ? `${balance}, due ${balanceDue}` : balance]];
}

/**
 * The refunds at the end of a booking: to the lead traveler, to companions who paid, and all together with
 * earlier ones.
 */
export const refundFacts = ({
  refund,
  companionsRefund,
  booking: { refunded },
}: {
  readonly refund: string;
  readonly companionsRefund?: string | null;
  readonly booking: Pick<BookingFactsOf, 'refunded'>;
}): readonly Fact[] => [
  ['You get back', refund],
  ...(companionsRefund ? [['Your companions get back', companionsRefund] as const] : []),
  ...(refunded && refunded !== refund ? [['Refunded in total', refunded] as const] : []),
];

/** The row of a promo code, if one was used. */
export const discountOf = ({ discount }: Pick<BookingFactsOf, 'discount'>): readonly Fact[] =>
  discount ? [[discount.label, discount.amount]] : [];

/** Shown beside a refund: payments of a former owner are not refunded to the current one. */
export function FormerPayerNote({ booking }: { readonly booking: BookingFactsOf }) {
  if (!booking.hasFormerPayer) return null;
  return (
    <P>
      The refund of what was paid before the booking was transferred to you goes back to the person who paid
      it.
    </P>
  );
}

/** A note with the link to a booking's tax documents, for emails about payments and refunds. */
export function InvoicesNote({
  booking: { invoices = [], manageUrl },
}: {
  readonly booking: BookingFactsOf;
}) {
  if (invoices.length === 0) return null;
  return (
    <P>
      Your tax documents ({invoices.join(', ')}) are on{' '}
      <a href={`${manageUrl}#invoices`} className={tones.ink} style={{ color: palette.text }}>
        the page of your booking
      </a>
      . Enter a company and its tax number there before you open them for the first time.
    </P>
  );
}
