import { Entity } from 'typeorm';
import { Lacks, RequiredText, Text, Texts } from '../content/columns.js';
import { PageEntity } from '../content/content.entity.js';

@Entity('festival')
export class FestivalEntity extends PageEntity {
  @RequiredText() name!: string;
  @Text('local_name') localName!: string | null;
  @Text() language!: string | null;
  @Text() description!: string | null;
  @Texts() places!: string[];
  /** Slugs of temples. */
  @Texts() temples!: string[];
  @Text() source!: string | null;
  @Lacks() readonly lacks!: readonly string[];
}
