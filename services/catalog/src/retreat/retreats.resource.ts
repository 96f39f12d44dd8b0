import { retreatsAdmin } from '@valam/contracts/catalog/retreats.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource, type EntityManager } from 'typeorm';
import { editableContent } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import { lacking } from '../admin/lacking.js';
import { OfferDepartures } from '../departure/offer-departures.js';
import { refuseUnpriced } from '../departure/refuse-unpriced.js';
import { unevenRooms } from '../trip/room-option.js';
import type { RetreatEntity } from './retreat.entity.js';
import { retreatKind } from './retreat.kind.js';

const book = editableContent<RetreatEntity, typeof retreatsAdmin>(retreatsAdmin, {
  kind: retreatKind,
  filters: { lacks: lacking },
  titleOf: ({ title }) => title,
  pathOf: ({ slug }) => `/retreats/${slug}`,
  orderDirection: 'desc',
  missing: ({ roomOptions }) => unevenRooms(roomOptions),
});

@AdminEntity(retreatsAdmin)
export class RetreatsResource extends ContentResource<RetreatEntity, typeof retreatsAdmin> {
  constructor(
    dataSource: DataSource,
    desk: ContentWriter,
    csv: ContentCsv,
    private readonly offers: OfferDepartures,
  ) {
    super(book, dataSource, desk, csv);
  }

  /** Any change may affect the departures offered in leads. */
  protected override async afterWrite(tx: EntityManager, { id }: RetreatEntity): Promise<void> {
    const trip = { kind: 'retreat', id } as const;
    if ((await this.offers.ofTrip(tx, trip)) > 0) await refuseUnpriced(tx, trip);
  }
}
