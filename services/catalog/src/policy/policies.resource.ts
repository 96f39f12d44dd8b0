import { PolicyInput } from '@valam/contracts/catalog/inputs/editorial.input';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import type { ContentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import type { PolicyEntity } from './policy.entity.js';
import { policyKind } from './policy.kind.js';

const book: ContentBook<PolicyEntity> = {
  kind: policyKind,
  input: PolicyInput,
  sort: ['effectiveFrom', 'slug', 'title', 'updatedAt', 'status'],
  search: ['slug', 'title', 'body'],
  filters: { slug: 'slug' },
  pathOf: ({ slug }) => `/${slug}`,
};

@AdminEntity('policies')
export class PoliciesResource extends ContentResource<PolicyEntity> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
