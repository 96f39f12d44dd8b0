import { Flag, Id, Moment, OptionalMoment, Text, Whole } from '@valam/service-kit/database/columns';
import { Column } from 'typeorm';

/** Names of the page's empty fields; computed by the database. */
export const Lacks = () => Column({ type: 'text', array: true, insert: false, update: false });

export type ContentStatus = 'draft' | 'published' | 'archived';

/** Common columns of all content. `version` counts edits, for optimistic locking. */
export abstract class ContentEntity {
  @Id() id!: string;
  @Whole({ default: 0 }) version!: number;
  @Text() status!: ContentStatus;
  @Flag({ default: false }) isSample!: boolean;
  @Moment() createdAt!: Date;
  @Moment() updatedAt!: Date;
  @OptionalMoment() publishedAt!: Date | null;
}

/** Content with its own page. */
export abstract class PageEntity extends ContentEntity {
  @Text() slug!: string;
}
