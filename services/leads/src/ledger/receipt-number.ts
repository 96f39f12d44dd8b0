import type { PaymentEntity } from './payment.entity.js';

/** `000042`, as on the receipt. */
export const receiptNumber = (number: number): string => String(number).padStart(6, '0');

/** The entry of a payment in the history of its booking. */
export const receiptIssued = (payment: Pick<PaymentEntity, 'receiptNumber'>): string =>
  `Receipt ${receiptNumber(payment.receiptNumber)} was issued.`;
