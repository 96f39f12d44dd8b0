import { retreatsAdmin } from '@valam/contracts/catalog/retreats.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { contentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
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
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
