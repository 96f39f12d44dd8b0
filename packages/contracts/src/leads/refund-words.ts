/** Time for a refund to arrive, as stated on all pages and in emails. */
export const refundTime = '6-8 business days';

/** The rule of the first two days, as stated beside the payment. */
export const fullRefundRule =
  'Full refund if cancelled within 48 hours of booking and more than 7 days before departure.';
