import { Injectable } from '@nestjs/common';
import type { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { Log } from '@valam/service-kit/logging/log';
import { RedactFailures } from '@valam/service-kit/privacy/redact-failures';
import { DataSource, In, type EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { lockDepartures } from '../departure/stock.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { ShareEntity } from '../share/share.entity.js';
import { Shares } from '../share/shares.js';
import { WaitlistEntryEntity } from '../waitlist/waitlist-entry.entity.js';
import { WaitlistPlace } from '../waitlist/waitlist-place.js';
import { anonymizingReviews } from './anonymize-reviews.js';
import {
  anyPayment,
  departuresToChange,
  lockBookings,
  mayTakeOver,
  over,
  statements,
  stillNeeded,
  travelingOn,
} from './erase-person.sql.js';

type Answer = RpcReturn<typeof eraseLeadsData>;

/** Erases a person. Idempotent. */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
    private readonly places: WaitlistPlace,
    private readonly shares: Shares,
    private readonly pages: PaymentPages,
    private readonly failures: RedactFailures,
  ) {}

  async run(email: string): Promise<Answer> {
    const person = normalizeEmail(email);
    return this.dataSource.transaction(async (tx) => {
      await tx.query(lockBookings, [person]);
      const money = await tx.query<unknown[]>(anyPayment, [person]);
      await this.leaveQueues(tx, person);
      await this.endShares(tx, person);
      await this.closeTransfers(tx, person);
      const now = unitOf(tx).clock.now();
      const needed = await tx.query<unknown[]>(`${stillNeeded} union all ${travelingOn}`, [person, now]);
      const announce = await anonymizingReviews(tx, over, [person, now]);
      const erased = await this.erase(tx, person, now);
      await announce();
      await this.failures.forget(tx, [person]);
      this.log.info({ erased, stillNeeded: needed.length }, 'a person was erased on their own wish');
      return { erased, kept: kept(money.length > 0, needed.length > 0) };
    });
  }

  /**
   * Ends waitlist entries of the erased address; offered seats go to the next entry. All departures that an
   * erasure changes are locked in the global order, after the entries and before the first change.
   */
  private async leaveQueues(tx: EntityManager, personEmail: string): Promise<void> {
    const entries = await tx.find(WaitlistEntryEntity, {
      where: { personEmail, state: In(['waiting', 'offered']) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    const departures = await tx.query<{ id: string }[]>(departuresToChange, [personEmail]);
    await lockDepartures(
      tx,
      departures.map(({ id }) => id),
    );
    for (const entry of entries) await this.places.leave(tx, entry, 'withdrawn');
  }

  /**
   * Ends the open shares of a person whose address is erased: the lead traveler pays them, as stated on the
   * page of the booking.
   */
  private async endShares(tx: EntityManager, personEmail: string): Promise<void> {
    const shares = await tx.find(ShareEntity, {
      where: { personEmail, state: 'open' },
      order: { bookingId: 'ASC' },
    });
    for (const { id, bookingId } of shares) {
      const booking = await lockBooking(tx, bookingId);
      const share = await tx.findOneByOrFail(ShareEntity, { id });
      if (share.state !== 'open') continue;
      await this.shares.end(tx, booking, share, 'withdrawn', {
        actor: 'system',
        reason: 'The companion had their data deleted.',
      });
      await this.pages.closeShares(tx, bookingId, [id]);
    }
  }

  /** Cancels pending transfers to an erased person. */
  private async closeTransfers(tx: EntityManager, person: string): Promise<void> {
    for (const { id } of await tx.query<{ id: string }[]>(mayTakeOver, [person])) {
      await lockBooking(tx, id);
      await this.pages.closeAll(tx, id, ['transfer_fee']);
    }
  }

  private async erase(tx: EntityManager, person: string, now: Date): Promise<number> {
    let erased = 0;
    for (const statement of statements) {
      const parameters = statement.includes('$2') ? [person, now] : [person];
      const [, count] = await tx.query<[unknown[], number]>(statement, parameters);
      erased += count;
    }
    return erased;
  }
}

function kept(hasPaid: boolean, isNeeded: boolean): Answer['kept'] {
  return [
    ...(hasPaid
      ? [
          {
            what: 'Amounts and dates of payments and refunds',
            why: 'Indian tax law requires us to keep them for eight years.',
          },
        ]
      : []),
    ...(isNeeded
      ? [
          {
            what: 'Bookings whose trip is not over',
            why: 'We need them to run your trip. Cancel them first, or ask again afterward.',
          },
        ]
      : []),
  ];
}
