import { OptionalText, Text, Texts } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { Lacks, PageEntity } from '../content/content.entity.js';

@Entity('festival')
export class FestivalEntity extends PageEntity {
  @Text() name!: string;
  @OptionalText() localName!: string | null;
  @OptionalText() language!: string | null;
  @OptionalText() description!: string | null;
  @Texts() places!: string[];
  /** Slugs of temples. */
  @Texts() temples!: string[];
  @OptionalText() source!: string | null;
  @Lacks() readonly lacks!: readonly string[];
}
