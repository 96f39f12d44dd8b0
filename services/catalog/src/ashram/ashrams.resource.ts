import { ashramsAdmin } from '@valam/contracts/catalog/ashrams.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { editableContent } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import { lacking } from '../admin/lacking.js';
import type { AshramEntity } from './ashram.entity.js';
import { ashramKind } from './ashram.kind.js';

const book = editableContent<AshramEntity, typeof ashramsAdmin>(ashramsAdmin, {
  kind: ashramKind,
  filters: { lacks: lacking, state: 'state' },
  titleOf: ({ title }) => title,
  pathOf: ({ slug }) => `/ashrams/${slug}`,
});

@AdminEntity(ashramsAdmin)
export class AshramsResource extends ContentResource<AshramEntity, typeof ashramsAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv) {
    super(book, dataSource, desk, csv);
  }
}
