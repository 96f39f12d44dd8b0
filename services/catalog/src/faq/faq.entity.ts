import { OptionalText, OptionalUuid, Text, Whole } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { ContentEntity } from '../content/content.entity.js';

@Entity('faq')
export class FaqEntity extends ContentEntity {
  @OptionalText() slug!: string | null;
  @Text() question!: string;
  @Text() answer!: string;
  @OptionalText() type!: string | null;
  @OptionalText() listId!: string | null;
  @OptionalUuid() tourId!: string | null;
  @Whole({ name: 'sort_order', default: 0 }) order!: number;
}
