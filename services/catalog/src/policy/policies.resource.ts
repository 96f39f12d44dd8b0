import { policiesAdmin } from '@valam/contracts/catalog/policies.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { editableContent } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import type { PolicyEntity } from './policy.entity.js';
import { policyKind } from './policy.kind.js';

const book = editableContent<PolicyEntity, typeof policiesAdmin>(policiesAdmin, {
  kind: policyKind,
  filters: { slug: 'slug' },
  pathOf: ({ slug }) => `/${slug}`,
});

@AdminEntity(policiesAdmin)
export class PoliciesResource extends ContentResource<PolicyEntity, typeof policiesAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv) {
    super(book, dataSource, desk, csv);
  }
}
