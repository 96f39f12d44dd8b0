import { Injectable } from '@nestjs/common';
import { sampleRemoved, siteTag } from '@valam/contracts/catalog/sample.events';
import type { SiteState } from '@valam/contracts/catalog/site.rpc';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { DataSource, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { AnyKind, ContentKind } from '../content/content-kind.js';
import type { ContentEntity } from '../content/content.entity.js';
import { SaveContent } from '../content/save-content.js';
import { allKinds } from '../kinds/all-kinds.js';
import { OfferDepartures } from '../departure/offer-departures.js';
import { departureKind } from '../departure/departure.kind.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { tripOfDeparture } from '../departure/trip-of-departure.js';
import type { TripKey } from '../trip/trip.js';

type Kind = ContentKind<ContentEntity>;

/** Departures have no page; their offers are emitted with their trip. */
const sampleKinds = [departureKind, ...allKinds] as unknown as readonly (AnyKind & Kind)[];

const shown = { isSample: true, status: Not('archived') } as FindOptionsWhere<ContentEntity>;

/** The sample content of a new site as a whole. */
@Injectable()
export class SampleContent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly saveContent: SaveContent,
    private readonly offers: OfferDepartures,
    private readonly clock: Clock,
  ) {}

  /**
   * After the removal, a record that an editor has published again was chosen for this site; it keeps its own
   * mark.
   */
  async state(): Promise<SiteState> {
    const { manager } = this.dataSource;
    const removed = await manager.query<unknown[]>('select from sample_start where removed_at is not null');
    if (removed.length > 0) return { showsSample: false };
    for (const kind of sampleKinds) {
      const where = { isSample: true, status: 'published' } as FindOptionsWhere<ContentEntity>;
      if (await manager.existsBy(kind.entity, where)) return { showsSample: true };
    }
    return { showsSample: false };
  }

  /** Number of records of each kind that are not archived. */
  async counts(tx: EntityManager): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    for (const kind of sampleKinds) counts[kind.noun] = await tx.countBy(kind.entity, shown);
    return counts;
  }

  /**
   * Archives every sample record, so that an editor can still restore a single one, and notifies the other
   * services, which remove sample people and sold seats. Each record is announced as withdrawn: otherwise
   * caches would show it whenever this service is slow or down, and leads would link to its page. The sample
   * content is not loaded again at later starts.
   */
  async remove(tx: EntityManager): Promise<Readonly<Record<string, number>>> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('sample'))`);
    const counts = await this.counts(tx);
    const trips = new Map<string, TripKey>();
    for (const kind of sampleKinds) {
      const records = await tx.find(kind.entity, { where: shown, order: { id: 'ASC' } });
      for (const record of records) {
        record.status = 'archived';
        record.version += 1;
        await this.saveContent.run(tx, kind, record);
        const trip = tripOf(kind, record);
        if (trip) trips.set(trip.id, trip);
      }
    }
    for (const trip of trips.values()) await this.offers.ofTrip(tx, trip);
    await tx.query('delete from alias_group where is_sample');
    const removedAt = this.clock.now();
    await tx.query('update sample_start set removed_at = coalesce(removed_at, $1)', [removedAt]);
    await emit(tx, sampleRemoved, { removedAt: removedAt.toISOString(), tags: [siteTag] });
    return counts;
  }
}

/** The trip whose offers in leads include a record. */
function tripOf({ noun }: Kind, record: ContentEntity): TripKey | null {
  if (record instanceof DepartureEntity) return tripOfDeparture(record);
  return noun === 'tour' || noun === 'retreat' ? { kind: noun, id: record.id } : null;
}
