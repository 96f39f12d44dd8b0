import { expertiseAdmin } from '@valam/contracts/catalog/expertise.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { contentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { ExpertiseEntity } from './expertise.entity.js';
import { expertiseKind } from './expertise.kind.js';

const book = contentBook<ExpertiseEntity, typeof expertiseAdmin>(expertiseAdmin, {
  kind: expertiseKind,
  filters: { lacks: lacking, category: 'category' },
  titleOf: ({ name }) => name,
});

@AdminEntity(expertiseAdmin)
export class ExpertiseResource extends ContentResource<ExpertiseEntity, typeof expertiseAdmin> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
