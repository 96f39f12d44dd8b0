import { Entity } from 'typeorm';
import { RequiredText, RequiredWhole, Text, Uuid } from '../content/columns.js';
import { ContentEntity } from '../content/content.entity.js';

@Entity('faq')
export class FaqEntity extends ContentEntity {
  @Text() slug!: string | null;
  @RequiredText() question!: string;
  @RequiredText() answer!: string;
  @Text() type!: string | null;
  @Text('list_id') listId!: string | null;
  @Uuid('tour_id') tourId!: string | null;
  @RequiredWhole('sort_order') order!: number;
}
