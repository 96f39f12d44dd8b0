import { toursAdmin } from '@valam/contracts/catalog/tours.admin';
import { randomUUID } from 'node:crypto';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource, type EntityManager } from 'typeorm';
import { editableContent, type Values } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import { lacking } from '../admin/lacking.js';
import { ItineraryDayEntity } from './itinerary-day.entity.js';
import { OfferAllDepartures } from '../departure/offer-all-departures.js';
import { OfferDepartures } from '../departure/offer-departures.js';
import { TourContributorEntity } from './tour-contributor.entity.js';
import type { TourEntity } from './tour.entity.js';
import { unevenRooms } from '../trip/room-option.js';
import { tooManySeats } from '../trip/too-many-seats.js';
import { tourKind } from './tour.kind.js';

const book = editableContent<TourEntity, typeof toursAdmin>(toursAdmin, {
  kind: tourKind,
  filters: { lacks: lacking, effort: 'effort' },
  titleOf: ({ title }) => title,
  pathOf: ({ slug }) => `/spiritual-tours/${slug}`,
  orderDirection: 'desc',
  // Days and hosts are separate rows.
  convert: ({ itineraries: _days, contributorIds: _hosts, ...values }: Values) => values,
  wrong: ({ numberOfSeats }) => tooManySeats({ numberOfSeats }),
  missing: (tour) => ({
    ...(tour.description ? {} : { description: 'Say what the tour is about.' }),
    ...(tour.days ? {} : { days: 'Say how many days it takes.' }),
    ...unpriced(tour),
    ...unevenRooms(tour.roomOptions),
  }),
});

/** Prices are required in every currency, because dates are sold in all of them. */
function unpriced({ costUsd, costEur, costGbp, costInr }: TourEntity): Record<string, string> {
  const prices = Object.entries({ costUsd, costEur, costGbp, costInr });
  return Object.fromEntries(
    prices.filter(([, price]) => price === 0).map(([field]) => [field, 'Say what it costs.']),
  );
}

@AdminEntity(toursAdmin)
export class ToursResource extends ContentResource<TourEntity, typeof toursAdmin> {
  constructor(
    dataSource: DataSource,
    desk: ContentWriter,
    csv: ContentCsv,
    private readonly offers: OfferDepartures,
    allOffers: OfferAllDepartures,
  ) {
    super(book, dataSource, desk, csv);
    this.actions = { ...this.actions, replay: () => allOffers.run() };
  }

  protected override async whole(
    tx: EntityManager,
    tour: TourEntity,
  ): Promise<AdminRecordOf<typeof toursAdmin>> {
    const [itineraries, hosts] = [
      await tx.find(ItineraryDayEntity, { where: { tourId: tour.id }, order: { day: 'ASC' } }),
      await tx.find(TourContributorEntity, { where: { tourId: tour.id }, order: { order: 'ASC' } }),
    ];
    return this.record(tour, {
      itineraries,
      contributorIds: hosts.map(({ contributorId }) => contributorId),
    });
  }

  /** Any change may affect the departures offered in leads. */
  protected override async afterWrite(tx: EntityManager, tour: TourEntity, sent: Values): Promise<void> {
    const { itineraries, contributorIds } = sent as Partial<TourParts>;
    if (itineraries) await replaceDays(tx, tour.id, itineraries);
    if (contributorIds) await replaceHosts(tx, tour.id, contributorIds);
    await this.offers.ofTrip(tx, { kind: 'tour', id: tour.id });
  }
}

interface TourParts {
  readonly itineraries: readonly (Partial<ItineraryDayEntity> & { day: number; summary: string })[];
  readonly contributorIds: readonly string[];
}

async function replaceDays(tx: EntityManager, tourId: string, days: TourParts['itineraries']): Promise<void> {
  if (new Set(days.map(({ day }) => day)).size < days.length)
    throw invalidFields({ itineraries: 'Two of them have the same number.' });
  await tx.delete(ItineraryDayEntity, { tourId });
  const rows = days.map((day) => Object.assign(new ItineraryDayEntity(), { id: randomUUID(), tourId }, day));
  if (rows.length > 0) await tx.insert(ItineraryDayEntity, rows);
}

async function replaceHosts(tx: EntityManager, tourId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(TourContributorEntity, { tourId });
  const rows = [...new Set(ids)].map((contributorId, order) => ({ tourId, contributorId, order }));
  if (rows.length > 0) await tx.insert(TourContributorEntity, rows);
}
