import { ExpertiseInput } from '@valam/contracts/catalog/inputs/editorial.input';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import type { ContentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { ExpertiseEntity } from './expertise.entity.js';
import { expertiseKind } from './expertise.kind.js';

const book: ContentBook<ExpertiseEntity> = {
  kind: expertiseKind,
  input: ExpertiseInput,
  sort: ['updatedAt', 'name', 'category', 'status'],
  search: ['name', 'slug', 'category'],
  filters: { lacks: lacking, category: 'category' },
  titleOf: ({ name }) => name,
};

@AdminEntity('expertise')
export class ExpertiseResource extends ContentResource<ExpertiseEntity> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
