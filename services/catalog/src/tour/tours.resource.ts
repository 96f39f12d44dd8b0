import { randomUUID } from 'node:crypto';
import { TourInput } from '@valam/contracts/catalog/inputs/tour.input';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminAction, AdminValues } from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContentBook, Values } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import { readValues } from '../admin/read-values.js';
import { ItineraryDayEntity } from './itinerary-day.entity.js';
import { OfferAllDepartures } from './offer-all-departures.js';
import { OfferDepartures } from './offer-departures.js';
import { TourContributorEntity } from './tour-contributor.entity.js';
import type { TourEntity } from './tour.entity.js';
import { tourKind } from './tour.kind.js';

const book: ContentBook<TourEntity> = {
  kind: tourKind,
  input: TourInput,
  sort: ['updatedAt', 'title', 'order', 'days', 'costUsd', 'status'],
  search: ['title', 'slug', 'subtitle'],
  filters: { lacks: lacking, effort: 'effort' },
  titleOf: ({ title }) => title,
  pathOf: ({ slug }) => `/spiritual-tours/${slug}`,
  orderDirection: 'desc',
  // Days and hosts are rows of their own.
  convert: ({ itineraries: _days, contributorIds: _hosts, ...values }: Values) => values,
  missing: (tour) => ({
    ...(tour.description ? {} : { description: 'Say what the tour is about.' }),
    ...(tour.days ? {} : { days: 'Say how many days it takes.' }),
    ...(tour.costUsd > 0 ? {} : { costUsd: 'Say what it costs.' }),
  }),
};

@AdminEntity('tours')
export class ToursResource extends ContentResource<TourEntity> {
  constructor(
    dataSource: DataSource,
    desk: ContentDesk,
    csv: CsvDesk,
    private readonly offers: OfferDepartures,
    allOffers: OfferAllDepartures,
  ) {
    super(book, dataSource, desk, csv);
    const replay: AdminAction = {
      roles: ['owner', 'operations'],
      isForAll: true,
      run: () => allOffers.run(),
    };
    this.actions = { ...this.actions, replay };
  }

  protected override async whole(tx: EntityManager, tour: TourEntity): Promise<AdminRecord> {
    const [itineraries, hosts] = [
      await tx.find(ItineraryDayEntity, { where: { tourId: tour.id }, order: { day: 'ASC' } }),
      await tx.find(TourContributorEntity, { where: { tourId: tour.id }, order: { order: 'ASC' } }),
    ];
    return { ...tour, itineraries, contributorIds: hosts.map(({ contributorId }) => contributorId) };
  }

  /** Whatever changed may be part of what leads sells and promises. */
  protected override async afterWrite(tx: EntityManager, tour: TourEntity, sent: AdminValues): Promise<void> {
    const { itineraries, contributorIds } = readValues(TourInput, sent, false) as Partial<TourParts>;
    if (itineraries) await replaceDays(tx, tour.id, itineraries);
    if (contributorIds) await replaceHosts(tx, tour.id, contributorIds);
    await this.offers.ofTour(tx, tour.id);
  }
}

interface TourParts {
  readonly itineraries: readonly (Partial<ItineraryDayEntity> & { day: number; summary: string })[];
  readonly contributorIds: readonly string[];
}

async function replaceDays(tx: EntityManager, tourId: string, days: TourParts['itineraries']): Promise<void> {
  await tx.delete(ItineraryDayEntity, { tourId });
  const rows = days.map((day) => Object.assign(new ItineraryDayEntity(), { id: randomUUID(), tourId }, day));
  if (rows.length > 0) await tx.insert(ItineraryDayEntity, rows);
}

async function replaceHosts(tx: EntityManager, tourId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(TourContributorEntity, { tourId });
  const rows = [...new Set(ids)].map((contributorId, order) => ({ tourId, contributorId, order }));
  if (rows.length > 0) await tx.insert(TourContributorEntity, rows);
}
