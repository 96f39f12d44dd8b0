import type { Actor } from '../booking/booking-step.entity.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';

const actors: Record<PaymentEntity['method'], Actor> = {
  card: 'provider',
  offline: 'operator',
  gift_card: 'traveller',
};

/** Who brings a payment, as the history of its booking names them. */
export const actorOf = ({ method }: Pick<PaymentEntity, 'method'>): Actor => actors[method];
