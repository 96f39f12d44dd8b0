import { templesAdmin } from '@valam/contracts/catalog/temples.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { contentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { TempleEntity } from './temple.entity.js';
import { templeKind } from './temple.kind.js';

const book = contentBook<TempleEntity, typeof templesAdmin>(templesAdmin, {
  kind: templeKind,
  filters: { lacks: lacking, state: 'state', district: 'district', dataEntryCompleted: 'dataEntryCompleted' },
  titleOf: ({ name }) => name,
  pathOf: ({ slug }) => `/temples/${slug}`,
});

@AdminEntity(templesAdmin)
export class TemplesResource extends ContentResource<TempleEntity, typeof templesAdmin> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
