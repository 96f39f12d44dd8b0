import { OptionalText, Text } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { Lacks, PageEntity } from '../content/content.entity.js';

@Entity('expertise')
export class ExpertiseEntity extends PageEntity {
  @Text() name!: string;
  @OptionalText() category!: string | null;
  @OptionalText() description!: string | null;
  @Lacks() readonly lacks!: readonly string[];
}
