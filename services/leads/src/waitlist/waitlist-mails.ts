import type { EntityManager } from 'typeorm';
import type { DepartureEntity } from '../departure/departure.entity.js';
import type { WaitlistEntryEntity } from './waitlist-entry.entity.js';

/** The private link of a waitlist entry is sent only to its address. */
export abstract class WaitlistMails {
  /** The position of the entry, at most every ten minutes. */
  abstract tell(tx: EntityManager, entry: WaitlistEntryEntity, departure: DepartureEntity): Promise<void>;

  /** Again, with `formerDates`, when the days of the departure were changed. */
  abstract offered(
    tx: EntityManager,
    entry: WaitlistEntryEntity,
    departure: DepartureEntity,
    until: Date,
    formerDates?: string,
  ): Promise<void>;

  abstract over(tx: EntityManager, entry: WaitlistEntryEntity, reason: string): Promise<void>;
}
