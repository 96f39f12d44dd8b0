import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { formatMoney, money } from '@valam/contracts/shared/money';
import type { BookingEntity } from '../booking/booking.entity.js';

/** For the team: what became of money that went back without this service. */
export function outsideRefundWords(
  { state, currency }: Pick<BookingEntity, 'state' | 'currency'>,
  recordedMinor: number,
): string {
  if (recordedMinor === 0) return 'All of this payment was given back before: nothing more is recorded.';
  const recorded = `${formatMoney(money(recordedMinor, currency))} is recorded as a refund, with a credit note.`;
  return isConfirmed(state)
    ? `${recorded} The booking goes on and costs less by as much: cancel it if it does not.`
    : recorded;
}
