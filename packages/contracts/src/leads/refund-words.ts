/** How long a refund takes to arrive; pages and emails all say this. */
export const refundTime = '6-8 business days';

/** The rule of the first two days, as it is said beside the payment. */
export const fullRefundRule =
  'Full refund if cancelled within 48 hours of booking and more than 7 days before departure.';
