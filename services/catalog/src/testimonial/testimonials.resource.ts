import { testimonialsAdmin } from '@valam/contracts/catalog/testimonials.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { editableContent } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import { lacking } from '../admin/lacking.js';
import type { TestimonialEntity } from './testimonial.entity.js';
import { testimonialKind } from './testimonial.kind.js';

const book = editableContent<TestimonialEntity, typeof testimonialsAdmin>(testimonialsAdmin, {
  kind: testimonialKind,
  filters: { lacks: lacking, country: 'country' },
  orderDirection: 'asc',
});

@AdminEntity(testimonialsAdmin)
export class TestimonialsResource extends ContentResource<TestimonialEntity, typeof testimonialsAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv) {
    super(book, dataSource, desk, csv);
  }
}
