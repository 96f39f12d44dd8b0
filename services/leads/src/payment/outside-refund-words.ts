import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { formatMoney, money } from '@valam/contracts/shared/money';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';
import type { RecordedRefund } from '../refund/record-outside-refund.js';

/** Text for the team about a refund that was made without this service. */
export function outsideRefundWords(
  { state }: Pick<BookingEntity, 'state'>,
  { kind, currency }: Pick<PaymentEntity, 'kind' | 'currency'>,
  { recordedMinor, settledMinor }: RecordedRefund,
): string {
  const words = (minor: number): string => formatMoney(money(minor, currency));
  const settled = `${words(settledMinor)} of it had failed here and counts as made: it is not tried again.`;
  if (recordedMinor === 0)
    return settledMinor > 0
      ? settled
      : 'All of this payment had been refunded before: nothing more is recorded.';
  const goesOn = 'The booking goes on and costs less by as much: cancel it if it does not.';
  return [
    ...(settledMinor > 0 ? [settled] : []),
    `${words(recordedMinor)} is recorded as a refund, with a credit note.`,
    ...(isConfirmed(state) && kind !== 'transfer_fee' ? [goesOn] : []),
  ].join(' ');
}
