import { Injectable } from '@nestjs/common';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { departureStatus, sellableSeats, type SellableDeparture } from '../departure/departure-status.js';
import { LapsedHolds } from './lapsed-holds.js';
import { fullDeparture } from './price-request.js';

/** Fewer departures than this are on sale at any time; beyond it the service forgets what it has seen. */
const remembered = 1_000;

/** The counters, and whether this may be a repeat of a request that has got its seats. */
const counters = `
  select start_date as "startDate", booking_status as "bookingStatus", is_offered as "isOffered",
    is_closed as "isClosed", cancelled_at is not null as "isCancelled", capacity, confirmed, reserved,
    exists (select 1 from idempotency where scope = $2 and key = $3)
      or exists (select 1 from booking where departure_id = departure.id and person_email = $4 and state <> 'expired')
      as "mayHaveSeats"
  from departure where id = $1`;

type Look = SellableDeparture & { readonly mayHaveSeats: boolean };

/**
 * Refuses in one statement, without a transaction, what is asked of a departure that was full a moment ago. The answer is
 * as true as the counters are when they are read; nothing is remembered but which departures are worth the look.
 */
@Injectable()
export class SoldOutAtAGlance {
  private readonly seenFull = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly lapsedHolds: LapsedHolds,
  ) {}

  /** This departure had not enough seats for someone. */
  note(departureId: string): void {
    if (this.seenFull.size >= remembered) this.seenFull.clear();
    this.seenFull.add(departureId);
  }

  /** Throws when there are certainly not enough seats. */
  async refuse(request: BookingSessionRequest, repeat: { scope: string; key: string | null }): Promise<void> {
    const { tourDatePreferred: id, quantity, email, replaces } = request;
    // A browser that replaces its own hold brings the seats with it.
    if (!this.seenFull.has(id) || replaces) return;
    const [look] = await this.dataSource.query<Look[]>(counters, [
      ...[id, repeat.scope, repeat.key, normaliseEmail(email)],
    ]);
    if (!look || departureStatus(look, this.clock.now()) === 'closed') return;
    const free = sellableSeats(look);
    if (free >= quantity) this.seenFull.delete(id);
    else if (!look.mayHaveSeats && !(await this.lapsedHolds.areThere(id))) throw fullDeparture(free);
  }
}
