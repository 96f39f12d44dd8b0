import type { Installment } from '@valam/contracts/leads/payment-plan';
import type { Money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import type { SavedCardEntity } from './saved-card.entity.js';
import type { BookingEntity } from '../booking/booking.entity.js';

/** Emails to travelers about their payment plan, queued in the transaction of the change. */
export abstract class PaymentPlanMails {
  abstract planStarted(
    tx: EntityManager,
    booking: BookingEntity,
    installments: readonly Installment[],
  ): Promise<void>;

  abstract installmentDue(
    tx: EntityManager,
    booking: BookingEntity,
    installment: {
      readonly number: number;
      readonly count: number;
      readonly open: Money;
      readonly dueOn: string;
      readonly daysLeft: number;
    },
  ): Promise<void>;

  abstract chargingStarted(tx: EntityManager, booking: BookingEntity, card: SavedCardEntity): Promise<void>;

  /** Staff have stopped the charges to this card. */
  abstract chargingStopped(tx: EntityManager, booking: BookingEntity, card: SavedCardEntity): Promise<void>;

  abstract chargeAnnounced(
    tx: EntityManager,
    booking: BookingEntity,
    card: SavedCardEntity,
    charge: {
      readonly number: number;
      readonly count: number;
      readonly open: Money;
      readonly chargeOn: string;
    },
  ): Promise<void>;

  abstract chargeFailed(
    tx: EntityManager,
    booking: BookingEntity,
    charge: {
      readonly amount: Money;
      readonly number: number;
      readonly needsAuthentication: boolean;
      readonly triesLeft: number;
    },
  ): Promise<void>;

  abstract cardRefused(tx: EntityManager, booking: BookingEntity): Promise<void>;

  abstract planLapsed(
    tx: EntityManager,
    booking: BookingEntity,
    ending?: { readonly isEndedByOffice: boolean },
  ): Promise<void>;
}
