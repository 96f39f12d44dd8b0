import type { Booking } from '@valam/contracts/leads/booking.schema';
import { isZero, type Money } from '@valam/contracts/shared/money';
import { Body } from '@valam/ui/typography/typography';

/** Payments of a former owner can be recognized by their missing receipts. */
export const isPaidByFormerOwner = ({ payments }: Booking): boolean =>
  payments.some(({ kind, paidBy, receiptUrl }) => kind !== 'transfer_fee' && !paidBy && receiptUrl === '');

/** True if a refund does not go to the traveler alone, because companions or a former owner have paid. */
export const isPaidByOthers = (booking: Booking): boolean =>
  isPaidByFormerOwner(booking) || booking.payments.some(({ paidBy }) => paidBy);

/** Shown with a refund: payments of a former owner are not refunded to the current one. */
export function FormerPayerNote({ booking, refund }: { booking: Booking; refund: Money }) {
  if (isZero(refund) || !isPaidByFormerOwner(booking)) return null;
  return (
    <Body>What was paid before the booking was transferred to you goes back to the person who paid it.</Body>
  );
}
