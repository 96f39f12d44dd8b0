import type { Actor } from '../booking/booking-step.entity.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';

const actors: Record<PaymentEntity['method'], Actor> = {
  card: 'provider',
  offline: 'operator',
  gift_card: 'traveller',
};

/** The actor of a payment in the history of its booking. */
export const actorOf = ({ method }: Pick<PaymentEntity, 'method'>): Actor => actors[method];
