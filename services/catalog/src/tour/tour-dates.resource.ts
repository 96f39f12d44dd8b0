import { tourDatesAdmin } from '@valam/contracts/catalog/tour-dates.admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource, type EntityManager } from 'typeorm';
import { contentBook, type Values } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import type { DepartureEntity } from './departure.entity.js';
import { OfferDepartures } from './offer-departures.js';
import { TourEntity } from './tour.entity.js';
import { departureKind } from './tour.kind.js';

const book = contentBook<DepartureEntity, typeof tourDatesAdmin>(tourDatesAdmin, {
  kind: departureKind,
  filters: { tourId: 'tourId', retreatId: 'retreatId' },
  wrong: wrongDays,
});

/** Tour dates as content. Seats are changed where they are sold. */
@AdminEntity(tourDatesAdmin)
export class TourDatesResource extends ContentResource<DepartureEntity, typeof tourDatesAdmin> {
  constructor(
    dataSource: DataSource,
    desk: ContentDesk,
    csv: CsvDesk,
    private readonly offers: OfferDepartures,
  ) {
    super(book, dataSource, desk, csv);
  }

  /** The tour's number of seats is what a new departure starts with. */
  override async create(tx: EntityManager, values: Values): Promise<AdminRecordOf<typeof tourDatesAdmin>> {
    return super.create(tx, {
      ...values,
      firstCapacity: values.firstCapacity ?? (await usualSeats(tx, values.tourId)),
    });
  }

  protected override async afterWrite(tx: EntityManager, departure: DepartureEntity): Promise<void> {
    await this.offers.one(tx, departure);
  }
}

async function usualSeats(tx: EntityManager, tourId: unknown): Promise<number> {
  if (typeof tourId !== 'string' || !/^[0-9a-f-]{36}$/i.test(tourId)) return 0;
  return (await tx.findOneBy(TourEntity, { id: tourId }))?.numberOfSeats ?? 0;
}

function wrongDays({
  tourId,
  retreatId,
  startDate,
  endDate,
  decisionDate,
}: DepartureEntity): Record<string, string> {
  return {
    ...(Boolean(tourId) === Boolean(retreatId) ? { tourId: 'It belongs to one tour or one retreat.' } : {}),
    ...(endDate < startDate ? { endDate: 'Must not be before the first day.' } : {}),
    ...(decisionDate && decisionDate > startDate ? { decisionDate: 'Must not be after the first day.' } : {}),
  };
}
