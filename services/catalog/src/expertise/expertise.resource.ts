import { expertiseAdmin } from '@valam/contracts/catalog/expertise.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { editableContent } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import { lacking } from '../admin/lacking.js';
import type { ExpertiseEntity } from './expertise.entity.js';
import { expertiseKind } from './expertise.kind.js';

const book = editableContent<ExpertiseEntity, typeof expertiseAdmin>(expertiseAdmin, {
  kind: expertiseKind,
  filters: { lacks: lacking, category: 'category' },
  titleOf: ({ name }) => name,
});

@AdminEntity(expertiseAdmin)
export class ExpertiseResource extends ContentResource<ExpertiseEntity, typeof expertiseAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv) {
    super(book, dataSource, desk, csv);
  }
}
