import { templesAdmin } from '@valam/contracts/catalog/temples.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { editableContent } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import { lacking } from '../admin/lacking.js';
import type { TempleEntity } from './temple.entity.js';
import { templeKind } from './temple.kind.js';

const book = editableContent<TempleEntity, typeof templesAdmin>(templesAdmin, {
  kind: templeKind,
  filters: { lacks: lacking, state: 'state', district: 'district', dataEntryCompleted: 'dataEntryCompleted' },
  titleOf: ({ name }) => name,
  pathOf: ({ slug }) => `/temples/${slug}`,
});

@AdminEntity(templesAdmin)
export class TemplesResource extends ContentResource<TempleEntity, typeof templesAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv) {
    super(book, dataSource, desk, csv);
  }
}
