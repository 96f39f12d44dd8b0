import { Day, Text, Whole } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { ContentEntity } from '../content/content.entity.js';

/** A setting: a claim made on the pages, with its source. */
@Entity('setting')
export class SettingEntity extends ContentEntity {
  @Text() key!: string;
  @Text() value!: string;
  @Text() label!: string;
  @Text() source!: string;
  @Day() asOf!: string;
  @Whole({ name: 'sort_order', default: 0 }) order!: number;
}
