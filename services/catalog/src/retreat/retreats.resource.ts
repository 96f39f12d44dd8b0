import { retreatsAdmin } from '@valam/contracts/catalog/retreats.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource, type EntityManager } from 'typeorm';
import { contentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import { OfferDepartures } from '../departure/offer-departures.js';
import { refuseUnpriced } from '../departure/refuse-unpriced.js';
import type { RetreatEntity } from './retreat.entity.js';
import { retreatKind } from './retreat.kind.js';

const book = contentBook<RetreatEntity, typeof retreatsAdmin>(retreatsAdmin, {
  kind: retreatKind,
  filters: { lacks: lacking },
  titleOf: ({ title }) => title,
  pathOf: ({ slug }) => `/retreats/${slug}`,
  orderDirection: 'desc',
});

@AdminEntity(retreatsAdmin)
export class RetreatsResource extends ContentResource<RetreatEntity, typeof retreatsAdmin> {
  constructor(
    dataSource: DataSource,
    desk: ContentDesk,
    csv: CsvDesk,
    private readonly offers: OfferDepartures,
  ) {
    super(book, dataSource, desk, csv);
  }

  /** Whatever changed may be part of what leads sells and promises. */
  protected override async afterWrite(tx: EntityManager, { id }: RetreatEntity): Promise<void> {
    const trip = { kind: 'retreat', id } as const;
    if ((await this.offers.ofTrip(tx, trip)) > 0) await refuseUnpriced(tx, trip);
  }
}
