import { Injectable } from '@nestjs/common';
import { istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import type { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';

const otherOffered = `select 1 from departure
  where tour_id = $1 and origin = 'catalog' and is_offered and cancelled_at is null and start_date > $2 and id <> $3 limit 1`;

/** The page of a trip for people who may want another date. */
@Injectable()
export class OtherDates {
  constructor(
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
  ) {}

  /** Null without another date: a trip that is withdrawn with its last date has no page anymore. */
  async url(tx: EntityManager, { id, tripKind, tourId, tourSlug }: DepartureEntity): Promise<string | null> {
    const today = istDay(this.clock.now());
    const others = await tx.query<unknown[]>(otherOffered, [tourId, today, id]);
    return others.length > 0 ? this.links.trip(tripKind, tourSlug) : null;
  }
}
