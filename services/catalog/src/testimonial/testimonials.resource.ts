import { testimonialsAdmin } from '@valam/contracts/catalog/testimonials.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { contentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { TestimonialEntity } from './testimonial.entity.js';
import { testimonialKind } from './testimonial.kind.js';

const book = contentBook<TestimonialEntity, typeof testimonialsAdmin>(testimonialsAdmin, {
  kind: testimonialKind,
  filters: { lacks: lacking, country: 'country' },
  orderDirection: 'asc',
});

@AdminEntity(testimonialsAdmin)
export class TestimonialsResource extends ContentResource<TestimonialEntity, typeof testimonialsAdmin> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
