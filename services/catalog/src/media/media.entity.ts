import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Flag, Json, RequiredText, RequiredWhole } from '../content/columns.js';

/** A stored picture. */
@Entity('media')
export class MediaEntity {
  @PrimaryColumn('text') key!: string;
  @RequiredWhole() width!: number;
  @RequiredWhole() height!: number;
  @RequiredText() alt!: string;
  @RequiredText() placeholder!: string;
  @Column({ type: 'text' }) kind!: 'photograph' | 'drawing';
  @Json() focus!: { x: number; y: number } | null;
  @RequiredWhole() bytes!: number;
  @Flag('is_sample') isSample!: boolean;
  @RequiredWhole() version!: number;
  @Column({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
}
