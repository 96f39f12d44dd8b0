import { Entity } from 'typeorm';
import { Lacks, RequiredText, Text } from '../content/columns.js';
import { PageEntity } from '../content/content.entity.js';

@Entity('expertise')
export class ExpertiseEntity extends PageEntity {
  @RequiredText() name!: string;
  @Text() category!: string | null;
  @Text() description!: string | null;
  @Lacks() readonly lacks!: readonly string[];
}
