import { ashramsAdmin } from '@valam/contracts/catalog/ashrams.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { contentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { AshramEntity } from './ashram.entity.js';
import { ashramKind } from './ashram.kind.js';

const book = contentBook<AshramEntity, typeof ashramsAdmin>(ashramsAdmin, {
  kind: ashramKind,
  filters: { lacks: lacking, state: 'state' },
  titleOf: ({ title }) => title,
  pathOf: ({ slug }) => `/ashrams/${slug}`,
});

@AdminEntity(ashramsAdmin)
export class AshramsResource extends ContentResource<AshramEntity, typeof ashramsAdmin> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
