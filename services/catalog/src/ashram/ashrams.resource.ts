import { AshramInput } from '@valam/contracts/catalog/inputs/directory.input';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import type { ContentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { AshramEntity } from './ashram.entity.js';
import { ashramKind } from './ashram.kind.js';

const book: ContentBook<AshramEntity> = {
  kind: ashramKind,
  input: AshramInput,
  sort: ['updatedAt', 'title', 'district', 'state', 'status'],
  search: ['title', 'slug', 'town', 'district', 'saintsAssociated'],
  filters: { lacks: lacking, state: 'state' },
  titleOf: ({ title }) => title,
  pathOf: ({ slug }) => `/ashrams/${slug}`,
};

@AdminEntity('ashrams')
export class AshramsResource extends ContentResource<AshramEntity> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
