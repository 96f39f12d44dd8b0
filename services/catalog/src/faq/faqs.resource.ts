import { faqsAdmin } from '@valam/contracts/catalog/faqs.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { contentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import type { FaqEntity } from './faq.entity.js';
import { faqKind } from './faq.kind.js';

const book = contentBook<FaqEntity, typeof faqsAdmin>(faqsAdmin, {
  kind: faqKind,
  filters: { type: 'type', tourId: 'tourId' },
  orderDirection: 'asc',
});

@AdminEntity(faqsAdmin)
export class FaqsResource extends ContentResource<FaqEntity, typeof faqsAdmin> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
