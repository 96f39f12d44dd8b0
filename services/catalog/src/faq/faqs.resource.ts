import { faqsAdmin } from '@valam/contracts/catalog/faqs.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { editableContent } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import type { FaqEntity } from './faq.entity.js';
import { faqKind } from './faq.kind.js';

const book = editableContent<FaqEntity, typeof faqsAdmin>(faqsAdmin, {
  kind: faqKind,
  filters: { type: 'type', tourId: 'tourId' },
  orderDirection: 'asc',
});

@AdminEntity(faqsAdmin)
export class FaqsResource extends ContentResource<FaqEntity, typeof faqsAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv) {
    super(book, dataSource, desk, csv);
  }
}
