import type { FileContent } from '@valam/contracts/leads/booking.schema';
import type { Money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { Owner } from '../booking/owner-since.js';
import type { ShareEntity } from './share.entity.js';

/** Emails to companions and the lead traveler about shares, queued in the transaction of the change. */
export abstract class ShareMails {
  abstract invited(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    invitation: { readonly isChanged: boolean },
  ): Promise<void>;

  abstract reminded(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    daysLeft: number,
  ): Promise<void>;

  abstract received(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    payment: { readonly amount: Money; readonly receipt: FileContent },
  ): Promise<void>;

  abstract ended(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    refund: Money | null,
  ): Promise<void>;

  /** The booking was rescheduled, and the companion is expected to travel. */
  abstract moved(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    formerDates: string,
  ): Promise<void>;

  /** The booking was transferred to another person, with whom the companion travels. */
  abstract ledByAnother(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    former: Owner,
  ): Promise<void>;

  abstract refunded(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    refund: {
      readonly amount: Money;
      readonly reason: string;
      /** True if staff made the refund, not the provider. */
      readonly isByHand: boolean;
    },
  ): Promise<void>;

  /** To the lead traveler: a companion has paid; `own` is the remainder of the lead traveler's own part. */
  abstract paid(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    payment: { readonly amount: Money; readonly own: Money },
  ): Promise<void>;

  /** To the lead traveler. */
  abstract fellBack(
    tx: EntityManager,
    booking: BookingEntity,
    shares: readonly ShareEntity[],
    amount: Money,
    ending?: { readonly isWithdrawnByOffice: boolean },
  ): Promise<void>;
}
