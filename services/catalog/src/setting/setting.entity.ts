import { Entity } from 'typeorm';
import { CalendarDay, RequiredText, RequiredWhole } from '../content/columns.js';
import { ContentEntity } from '../content/content.entity.js';

/** A setting: a claim made on the pages, with its source. */
@Entity('setting')
export class SettingEntity extends ContentEntity {
  @RequiredText() key!: string;
  @RequiredText() value!: string;
  @RequiredText() label!: string;
  @RequiredText() source!: string;
  @CalendarDay('as_of') asOf!: string;
  @RequiredWhole('sort_order') order!: number;
}
