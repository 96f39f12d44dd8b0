import type { RefundState } from '@valam/contracts/leads/booking-states';

export type RefundRowState = 'pending' | 'refunded' | 'failed';

export interface RefundSums {
  /** The amount captured for the booking, without fees. */
  readonly capturedMinor: number;
  readonly refunds: readonly { readonly amountMinor: number; readonly state: RefundRowState }[];
}

/**
 * The refund state of a booking: failed refunds take precedence, because they need attention, then pending,
 * then completed ones.
 */
export function refundStateOf({ capturedMinor, refunds }: RefundSums): RefundState {
  if (refunds.some(({ state }) => state === 'failed')) return 'failed';
  if (refunds.some(({ state }) => state === 'pending')) return 'pending';
  const refunded = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (refunded === 0) return 'none';
  return refunded >= capturedMinor ? 'refunded' : 'partial';
}
