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
import { OfferDepartures } from '../tour/offer-departures.js';
import { departureKind } from '../tour/tour.kind.js';

type Kind = ContentKind<ContentEntity>;

/** Departures have no page of their own and are announced with their tour. */
const sampleKinds = [departureKind, ...allKinds] as unknown as readonly (AnyKind & Kind)[];

const shown = { isSample: true, status: Not('archived') } as FindOptionsWhere<ContentEntity>;

/** The sample content of a fresh site as a whole. */
@Injectable()
export class SampleContent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly saving: SaveContent,
    private readonly offers: OfferDepartures,
    private readonly clock: Clock,
  ) {}

  async state(): Promise<SiteState> {
    for (const kind of sampleKinds) {
      const where = { isSample: true, status: 'published' } as FindOptionsWhere<ContentEntity>;
      if (await this.dataSource.manager.existsBy(kind.entity, where)) return { showsSample: true };
    }
    return { showsSample: false };
  }

  /** How many records of each kind are not archived yet. */
  async counts(tx: EntityManager): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    for (const kind of sampleKinds) counts[kind.noun] = await tx.countBy(kind.entity, shown);
    return counts;
  }

  /**
   * Archives every sample record, so that an editor can still bring a single one back, and tells the other services, which
   * remove invented people and sold seats. The sample content is not loaded again at the next start.
   */
  async remove(tx: EntityManager): Promise<Readonly<Record<string, number>>> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('sample'))`);
    const counts = await this.counts(tx);
    const tours = new Set<string>();
    for (const kind of sampleKinds) {
      const records = await tx.find(kind.entity, { where: shown, order: { id: 'ASC' } });
      for (const record of records) {
        record.status = 'archived';
        record.version += 1;
        await this.saving.write(tx, kind, record);
        if (kind.noun === 'tour') tours.add(record.id);
        if ('tourId' in record && typeof record.tourId === 'string') tours.add(record.tourId);
      }
      if (records.length > 0) await this.saving.announceAll(tx, kind);
    }
    for (const tourId of tours) await this.offers.ofTour(tx, tourId);
    await tx.query('delete from alias_group where is_sample');
    const removedAt = this.clock.now();
    await tx.query('update sample_start set removed_at = coalesce(removed_at, $1)', [removedAt]);
    await emit(tx, sampleRemoved, { removedAt: removedAt.toISOString(), tags: [siteTag] });
    return counts;
  }
}
