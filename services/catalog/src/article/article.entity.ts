import { OptionalText, OptionalUuid, Text, Texts, Whole } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { Lacks, PageEntity } from '../content/content.entity.js';

@Entity('article')
export class ArticleEntity extends PageEntity {
  @Text() title!: string;
  @OptionalUuid() authorId!: string | null;
  @OptionalText() blogCategory!: string | null;
  /** JSON whose first block has the list of blocks as JSON in its text. */
  @Text() content!: string;
  @OptionalText() metaDescription!: string | null;
  @OptionalText() imageMeta!: string | null;
  @OptionalText() featuredImage!: string | null;
  @Texts() districts!: string[];
  @OptionalText() pillarContent!: string | null;
  @Whole({ default: 0 }) readMinutes!: number;
  @Lacks() readonly lacks!: readonly string[];
}
