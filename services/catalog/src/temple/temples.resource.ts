import { TempleInput } from '@valam/contracts/catalog/inputs/directory.input';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import type { ContentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { TempleEntity } from './temple.entity.js';
import { templeKind } from './temple.kind.js';

const book: ContentBook<TempleEntity> = {
  kind: templeKind,
  input: TempleInput,
  sort: ['updatedAt', 'name', 'listNumber', 'district', 'state', 'status'],
  search: ['searchText'],
  filters: { lacks: lacking, state: 'state', district: 'district', dataEntryCompleted: 'dataEntryCompleted' },
  titleOf: ({ name }) => name,
  pathOf: ({ slug }) => `/temples/${slug}`,
};

@AdminEntity('temples')
export class TemplesResource extends ContentResource<TempleEntity> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
