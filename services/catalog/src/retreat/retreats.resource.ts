import { RetreatInput } from '@valam/contracts/catalog/inputs/directory.input';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import type { ContentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { RetreatEntity } from './retreat.entity.js';
import { retreatKind } from './retreat.kind.js';

const book: ContentBook<RetreatEntity> = {
  kind: retreatKind,
  input: RetreatInput,
  sort: ['updatedAt', 'title', 'order', 'days', 'costUsd', 'status'],
  search: ['title', 'slug', 'host'],
  filters: { lacks: lacking },
  titleOf: ({ title }) => title,
  pathOf: ({ slug }) => `/retreats/${slug}`,
  orderDirection: 'desc',
};

@AdminEntity('retreats')
export class RetreatsResource extends ContentResource<RetreatEntity> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
