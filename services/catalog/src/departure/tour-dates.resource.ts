import { tourDatesAdmin } from '@valam/contracts/catalog/tour-dates.admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource, type EntityManager } from 'typeorm';
import { editableContent, type Values } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import { tooManySeats } from '../trip/too-many-seats.js';
import { lockTrip, lockTrips } from '../trip/find-trip.js';
import { DepartureEntity } from './departure.entity.js';
import { departureKind } from './departure.kind.js';
import { OfferDepartures } from './offer-departures.js';
import { refuseUnpriced } from './refuse-unpriced.js';
import { tripOfDeparture } from './trip-of-departure.js';

const seatsOfTrip = `select number_of_seats as seats from tour where id::text = $1
     union all select number_of_seats from retreat where id::text = $2`;

const book = editableContent<DepartureEntity, typeof tourDatesAdmin>(tourDatesAdmin, {
  kind: departureKind,
  filters: { tourId: 'tourId', retreatId: 'retreatId' },
  wrong,
  missing: undecided,
});

/** Dates of tours and retreats as content. Their seats are changed in leads. */
@AdminEntity(tourDatesAdmin)
export class TourDatesResource extends ContentResource<DepartureEntity, typeof tourDatesAdmin> {
  constructor(
    dataSource: DataSource,
    desk: ContentWriter,
    csv: ContentCsv,
    private readonly offers: OfferDepartures,
  ) {
    super(book, dataSource, desk, csv);
  }

  /** A new departure starts with the trip's number of seats. */
  override async create(tx: EntityManager, values: Values): Promise<AdminRecordOf<typeof tourDatesAdmin>> {
    return super.create(tx, {
      ...values,
      firstCapacity: values.firstCapacity ?? (await usualSeats(tx, values)),
    });
  }

  override async update(
    tx: EntityManager,
    id: string,
    values: Values,
  ): Promise<AdminRecordOf<typeof tourDatesAdmin>> {
    await this.stayNewest(tx, id, values);
    return super.update(tx, id, values);
  }

  protected override async afterWrite(tx: EntityManager, departure: DepartureEntity): Promise<void> {
    const trip = tripOfDeparture(departure);
    await lockTrip(tx, trip);
    if (departure.status === 'published') await refuseUnpriced(tx, trip);
    await this.offers.one(tx, departure);
  }

  /**
   * Leads ignores an offer that is not newer. A departure that moves to a trip with a lower version
   * compensates for the difference.
   */
  private async stayNewest(tx: EntityManager, id: string, values: Values): Promise<void> {
    const before = await this.writer.find(tx, this.book, id, true);
    if (!before) return;
    const { tourId = before.tourId, retreatId = before.retreatId } = values as Partial<DepartureEntity>;
    const isMoved = tourId !== before.tourId || retreatId !== before.retreatId;
    if (!isMoved || Boolean(tourId) === Boolean(retreatId)) return;
    const former = tripOfDeparture(before);
    const next = tripOfDeparture({ tourId, retreatId });
    const versions = await lockTrips(tx, [former, next]);
    const missing = (versions.get(former.id) ?? 0) - (versions.get(next.id) ?? 0);
    if (missing > 0) await tx.update(DepartureEntity, { id }, { version: before.version + missing });
  }
}

async function usualSeats(tx: EntityManager, { tourId, retreatId }: Values): Promise<number> {
  const [seats] = await tx.query<{ seats: number | null }[]>(seatsOfTrip, [
    tourId ?? null,
    retreatId ?? null,
  ]);
  return seats?.seats ?? 0;
}

function undecided({ minimumGroup, decisionDate }: DepartureEntity): Record<string, string> {
  return minimumGroup && !decisionDate
    ? { decisionDate: 'Say by when it is decided whether the smallest group is reached.' }
    : {};
}

function wrong({
  tourId,
  retreatId,
  startDate,
  endDate,
  decisionDate,
  firstCapacity,
}: DepartureEntity): Record<string, string> {
  return {
    ...(Boolean(tourId) === Boolean(retreatId) ? { tourId: 'It belongs to one tour or one retreat.' } : {}),
    ...(tourId ? tooManySeats({ firstCapacity }) : {}),
    ...(endDate < startDate ? { endDate: 'Must not be before the first day.' } : {}),
    ...(decisionDate && decisionDate > startDate ? { decisionDate: 'Must not be after the first day.' } : {}),
  };
}
