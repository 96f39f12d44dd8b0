import { TestimonialInput } from '@valam/contracts/catalog/inputs/editorial.input';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import type { ContentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { TestimonialEntity } from './testimonial.entity.js';
import { testimonialKind } from './testimonial.kind.js';

const book: ContentBook<TestimonialEntity> = {
  kind: testimonialKind,
  input: TestimonialInput,
  sort: ['updatedAt', 'order', 'fullName', 'country', 'status'],
  search: ['fullName', 'review', 'spiritualTour'],
  filters: { lacks: lacking, country: 'country' },
  orderDirection: 'asc',
};

@AdminEntity('testimonials')
export class TestimonialsResource extends ContentResource<TestimonialEntity> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
