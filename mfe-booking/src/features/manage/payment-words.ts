import type { Booking, PaymentKind } from '@valam/contracts/leads/booking.schema';

export const paymentWords: Record<PaymentKind, string> = {
  deposit: 'Deposit',
  full: 'Full payment',
  balance: 'Balance',
  transfer_fee: 'Transfer fee',
  offline: 'Payment by other means',
};

export const refundLineWords: Record<Booking['refunds'][number]['state'], string> = {
  pending: 'Refund in progress',
  refunded: 'Refund',
  failed: 'Refund, to be retried',
};
