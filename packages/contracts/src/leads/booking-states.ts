import * as z from 'zod/mini';

export const bookingStates = [
  'held',
  'awaiting_payment',
  'deposit_paid',
  'balance_due',
  'paid',
  'completed',
  'expired',
  'cancelled',
] as const;
export const BookingState = z.enum(bookingStates);
export type BookingState = z.infer<typeof BookingState>;

export const refundStates = ['none', 'pending', 'partial', 'refunded', 'failed'] as const;
export const RefundState = z.enum(refundStates);
export type RefundState = z.infer<typeof RefundState>;

/** States in which a traveler has a confirmed seat. */
export const confirmedStates = [
  'deposit_paid',
  'balance_due',
  'paid',
  'completed',
] as const satisfies readonly BookingState[];

export const isConfirmed = (state: BookingState): boolean =>
  (confirmedStates as readonly BookingState[]).includes(state);
