import { Injectable } from '@nestjs/common';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { departureStatus, sellableSeats, type SellableDeparture } from '../departure/departure-status.js';
import { HoldLimits } from './hold-limits.js';
import { LapsedHolds } from './lapsed-holds.js';
import { fullDeparture } from './price-request.js';
import { counters } from './sold-out-check.sql.js';

/** Above the number of departures on sale at any time; beyond it the oldest entries are forgotten. */
const remembered = 1_000;

type Look = SellableDeparture & { readonly mayHaveSeats: boolean };

/**
 * Refuses requests for a departure that was full a moment ago in one statement, without a transaction. Always reads the
 * current counters; only the set of departures worth checking is cached.
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

  /** Throws when there are certainly not enough seats. */
  async refuse(
    request: BookingSessionRequest,
    repeat: { scope: string; key: string | null },
    network: string | null,
  ): Promise<void> {
    const { tourDatePreferred: id, quantity, email, replaces } = request;
    // A browser that replaces its hold brings the seats of that hold.
    if (!this.seenFull.has(id) || replaces) return;
    const [look] = await this.dataSource.query<Look[]>(counters, [
      ...[id, repeat.scope, repeat.key, normaliseEmail(email), this.limits.networkOf(network)],
    ]);
    if (!look || departureStatus(look, this.clock.now()) === 'closed') return;
    const free = sellableSeats(look);
    if (free >= quantity) this.seenFull.delete(id);
    else if (!look.mayHaveSeats && !(await this.lapsedHolds.areThere(id))) throw fullDeparture(free);
  }
}
