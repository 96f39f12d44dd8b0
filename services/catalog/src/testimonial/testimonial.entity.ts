import { OptionalText, Text, Whole } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { Lacks, ContentEntity } from '../content/content.entity.js';

@Entity('testimonial')
export class TestimonialEntity extends ContentEntity {
  @OptionalText() slug!: string | null;
  @Text() fullName!: string;
  @Text() review!: string;
  @OptionalText() country!: string | null;
  /** Never shown. */
  @OptionalText() email!: string | null;
  @OptionalText() photo!: string | null;
  @OptionalText() host!: string | null;
  @OptionalText() spiritualTour!: string | null;
  @Whole({ name: 'sort_order', default: 0 }) order!: number;
  @Lacks() readonly lacks!: readonly string[];
}
