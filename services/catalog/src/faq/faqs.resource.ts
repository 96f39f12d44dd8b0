import { FaqInput } from '@valam/contracts/catalog/inputs/editorial.input';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import type { ContentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import type { FaqEntity } from './faq.entity.js';
import { faqKind } from './faq.kind.js';

const book: ContentBook<FaqEntity> = {
  kind: faqKind,
  input: FaqInput,
  sort: ['updatedAt', 'order', 'type', 'question', 'status'],
  search: ['question', 'answer'],
  filters: { type: 'type', tourId: 'tourId' },
  orderDirection: 'asc',
};

@AdminEntity('faqs')
export class FaqsResource extends ContentResource<FaqEntity> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
