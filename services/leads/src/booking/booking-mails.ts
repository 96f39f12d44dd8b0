import type { Money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from './booking.entity.js';
import type { Owner } from './owner-since.js';

export interface BookingChange {
  readonly what: string;
  readonly before: string;
  readonly now: string;
}

/** Emails to travelers about their bookings, queued in the transaction of the change. */
export abstract class BookingMails {
  abstract balanceDue(
    tx: EntityManager,
    booking: BookingEntity,
    balance: { readonly amount: Money; readonly daysLeft: number },
  ): Promise<void>;

  abstract changed(
    tx: EntityManager,
    booking: BookingEntity,
    change: {
      readonly changes: readonly BookingChange[];
      readonly refundMinor: number;
      /** The part of the refund that goes to companions. */
      readonly companionsMinor: number;
    },
  ): Promise<void>;

  abstract cancelled(
    tx: EntityManager,
    booking: BookingEntity,
    ending: {
      readonly refundMinor: number;
      /** The part of the refund that goes to companions. */
      readonly companionsMinor: number;
      readonly rule: string;
      readonly cause: { readonly actor: string; readonly reason: string };
    },
  ): Promise<void>;

  abstract departureCancelled(
    tx: EntityManager,
    booking: BookingEntity,
    ending: { readonly refundMinor: number; readonly companionsMinor: number; readonly reason: string },
  ): Promise<void>;

  /** The departure was rescheduled. */
  abstract departureMoved(tx: EntityManager, booking: BookingEntity, formerDates: string): Promise<void>;

  /** To the former owner. */
  abstract transferred(tx: EntityManager, booking: BookingEntity, former: Owner): Promise<void>;

  /** To the new owner. */
  abstract takenOver(tx: EntityManager, booking: BookingEntity, former: Owner): Promise<void>;

  abstract latePaymentReturned(tx: EntityManager, booking: BookingEntity, refund: Money): Promise<void>;

  abstract refunded(
    tx: EntityManager,
    booking: BookingEntity,
    refund: {
      readonly amount: Money;
      readonly reason: string;
      /** The end of the code of the credited gift card; null if that card cannot be used. */
      readonly giftCard?: string | null | undefined;
      /** True if the refund went to a former owner of the booking, who had paid. */
      readonly isFormerPayers?: boolean;
      /** True if staff made the refund, not the provider. */
      readonly isByHand?: boolean;
    },
  ): Promise<void>;

  /** To the payer who had the booking before, unless that person was erased. */
  abstract refundedToFormerPayer(
    tx: EntityManager,
    booking: BookingEntity,
    refund: {
      readonly paymentId: string;
      readonly amount: Money;
      readonly giftCard?: string | null | undefined;
      readonly isByHand: boolean;
      /** True if the fee of a transfer was paid after the booking had already been transferred. */
      readonly isLateFee: boolean;
    },
  ): Promise<void>;
}
