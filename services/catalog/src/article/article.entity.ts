import { Entity } from 'typeorm';
import { Lacks, RequiredText, RequiredWhole, Text, Texts, Uuid } from '../content/columns.js';
import { PageEntity } from '../content/content.entity.js';

@Entity('article')
export class ArticleEntity extends PageEntity {
  @RequiredText() title!: string;
  @Uuid('author_id') authorId!: string | null;
  @Text('blog_category') blogCategory!: string | null;
  /** JSON whose first block has the list of blocks as JSON in its text. */
  @RequiredText() content!: string;
  @Text('meta_description') metaDescription!: string | null;
  @Text('image_meta') imageMeta!: string | null;
  @Text('featured_image') featuredImage!: string | null;
  @Texts() districts!: string[];
  @Text('pillar_content') pillarContent!: string | null;
  @RequiredWhole('read_minutes') readMinutes!: number;
  @Lacks() readonly lacks!: readonly string[];
}
