import { Day, Text } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { PageEntity } from '../content/content.entity.js';

/** One version of one policy. */
@Entity('policy')
export class PolicyEntity extends PageEntity {
  @Text() title!: string;
  @Text() policyVersion!: string;
  @Day() effectiveFrom!: string;
  @Text() body!: string;
}
