import { Injectable } from '@nestjs/common';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { departureStatus, sellableSeats, type SellableDeparture } from '../departure/departure-status.js';
import { HoldLimits } from './hold-limits.js';
import { LapsedHolds } from './lapsed-holds.js';
import { fullDeparture } from './price-request.js';

/**
 * The counters, and a flag for a possible repeat of a request that already has its seats. Requests from
 * another network are not repeats: the response time would reveal who travels on this date.
 */
const counters = `
  select start_date as "startDate", booking_status as "bookingStatus", is_offered as "isOffered",
    is_closed as "isClosed", cancelled_at is not null as "isCancelled", capacity, confirmed, reserved,
    exists (select 1 from idempotency where scope = $2 and key = $3)
      or exists (select 1 from booking where departure_id = departure.id and person_email = $4
                    and network is not distinct from $5 and state <> 'expired')
      as "mayHaveSeats"
  from departure where id = $1`;

/** More than the departures on sale at any time; beyond it the cache is cleared. */
const remembered = 1_000;

type Look = SellableDeparture & { readonly mayHaveSeats: boolean };

/**
 * Refuses requests for a departure that was recently full in one statement, without a transaction. Always
 * reads the current counters; only the set of departures to check is cached.
 */
@Injectable()
export class SoldOutCheck {
  private readonly seenFull = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly lapsedHolds: LapsedHolds,
    private readonly limits: HoldLimits,
  ) {}

  /** Records that this departure did not have enough seats for a request. */
  note(departureId: string): void {
    if (this.seenFull.size >= remembered) this.seenFull.clear();
    this.seenFull.add(departureId);
  }

  /** Throws if there are certainly not enough seats. */
  async refuse(
    request: BookingSessionRequest,
    repeat: { scope: string; key: string | null },
    network: string | null,
  ): Promise<void> {
    const { tourDatePreferred: id, quantity, email, replaces } = request;
    // The seats of the replaced hold may suffice, which is known only after locking it.
    if (!this.seenFull.has(id) || replaces) return;
    const [look] = await this.dataSource.query<Look[]>(counters, [
      ...[id, repeat.scope, repeat.key, normalizeEmail(email), this.limits.networkOf(network)],
    ]);
    if (!look || departureStatus(look, this.clock.now()) === 'closed') return;
    const free = sellableSeats(look);
    if (free >= quantity) this.seenFull.delete(id);
    else if (!look.mayHaveSeats && !(await this.lapsedHolds.areThere(id))) throw fullDeparture(free);
  }
}
