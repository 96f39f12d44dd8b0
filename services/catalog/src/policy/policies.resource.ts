import { policiesAdmin } from '@valam/contracts/catalog/policies.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { contentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import type { PolicyEntity } from './policy.entity.js';
import { policyKind } from './policy.kind.js';

const book = contentBook<PolicyEntity, typeof policiesAdmin>(policiesAdmin, {
  kind: policyKind,
  filters: { slug: 'slug' },
  pathOf: ({ slug }) => `/${slug}`,
});

@AdminEntity(policiesAdmin)
export class PoliciesResource extends ContentResource<PolicyEntity, typeof policiesAdmin> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
