import type { EntityManager } from 'typeorm';
import type { PaymentEntity } from './payment.entity.js';
import { ownPayments, paidUnderOwner } from './own-payments.sql.js';

const idsOf = async (tx: EntityManager, question: string, bookingId: string): Promise<string[]> =>
  (await tx.query<{ id: string }[]>(question, [bookingId])).map(({ id }) => id);

/** What a booking's present owner has paid: neither a companion nor a former owner. */
export const ownPaymentIds = (tx: EntityManager, bookingId: string): Promise<string[]> =>
  idsOf(tx, ownPayments, bookingId);

/** What was paid under a booking's present owner, also by companions. */
export const paymentIdsUnderOwner = (tx: EntityManager, bookingId: string): Promise<string[]> =>
  idsOf(tx, paidUnderOwner, bookingId);

/** False for what was begun to be paid before the booking was transferred. */
export const isOfOwner = async (
  tx: EntityManager,
  { id, bookingId }: Pick<PaymentEntity, 'id' | 'bookingId'>,
): Promise<boolean> => (await paymentIdsUnderOwner(tx, bookingId)).includes(id);
