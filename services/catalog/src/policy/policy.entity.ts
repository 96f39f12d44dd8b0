import { Entity } from 'typeorm';
import { CalendarDay, RequiredText } from '../content/columns.js';
import { PageEntity } from '../content/content.entity.js';

/** One version of one policy. */
@Entity('policy')
export class PolicyEntity extends PageEntity {
  @RequiredText() title!: string;
  @RequiredText('policy_version') policyVersion!: string;
  @CalendarDay('effective_from') effectiveFrom!: string;
  @RequiredText() body!: string;
}
