import type { EntityManager } from 'typeorm';
import type { PaymentEntity } from './payment.entity.js';
import { ownPayments, paidUnderOwner } from './own-payments.sql.js';

const idsOf = async (tx: EntityManager, question: string, bookingId: string): Promise<string[]> =>
  (await tx.query<{ id: string }[]>(question, [bookingId])).map(({ id }) => id);

/** The payments of a booking's current owner, without those of companions and former owners. */
export const ownPaymentIds = (tx: EntityManager, bookingId: string): Promise<string[]> =>
  idsOf(tx, ownPayments, bookingId);

/** The payments started under a booking's current owner, including those of companions. */
export const paymentIdsUnderOwner = (tx: EntityManager, bookingId: string): Promise<string[]> =>
  idsOf(tx, paidUnderOwner, bookingId);

/** False for a payment that was started before the booking was transferred. */
export const isOfOwner = async (
  tx: EntityManager,
  { id, bookingId }: Pick<PaymentEntity, 'id' | 'bookingId'>,
): Promise<boolean> => (await paymentIdsUnderOwner(tx, bookingId)).includes(id);
