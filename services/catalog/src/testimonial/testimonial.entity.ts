import { Entity } from 'typeorm';
import { Lacks, RequiredText, RequiredWhole, Text } from '../content/columns.js';
import { ContentEntity } from '../content/content.entity.js';

@Entity('testimonial')
export class TestimonialEntity extends ContentEntity {
  @Text() slug!: string | null;
  @RequiredText('full_name') fullName!: string;
  @RequiredText() review!: string;
  @Text() country!: string | null;
  /** Never shown. */
  @Text() email!: string | null;
  @Text() photo!: string | null;
  @Text() host!: string | null;
  @Text('spiritual_tour') spiritualTour!: string | null;
  @RequiredWhole('sort_order') order!: number;
  @Lacks() readonly lacks!: readonly string[];
}
