import { Column, PrimaryColumn } from 'typeorm';
import { Flag, Moment, RequiredWhole } from './columns.js';

export type ContentStatus = 'draft' | 'published' | 'archived';

/** Common columns of all content. `version` counts edits, for optimistic locking. */
export abstract class ContentEntity {
  @PrimaryColumn('uuid') id!: string;
  @RequiredWhole() version!: number;
  @Column({ type: 'text' }) status!: ContentStatus;
  @Flag('is_sample') isSample!: boolean;
  @Column({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
  @Moment('published_at') publishedAt!: Date | null;
}

/** Content with its own page. */
export abstract class PageEntity extends ContentEntity {
  @Column({ type: 'text' }) slug!: string;
}
