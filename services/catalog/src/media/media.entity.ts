import { Flag, Moment, OptionalJson, Text, Whole } from '@valam/service-kit/database/columns';
import { Entity, PrimaryColumn } from 'typeorm';

/** A stored picture. */
@Entity('media')
export class MediaEntity {
  @PrimaryColumn('text') key!: string;
  @Whole({ default: 0 }) width!: number;
  @Whole({ default: 0 }) height!: number;
  @Text() alt!: string;
  @Text() placeholder!: string;
  @Text() kind!: 'photograph' | 'drawing';
  @OptionalJson() focus!: { x: number; y: number } | null;
  @Whole({ default: 0 }) bytes!: number;
  @Flag({ default: false }) isSample!: boolean;
  @Whole({ default: 0 }) version!: number;
  @Moment() createdAt!: Date;
  @Moment() updatedAt!: Date;
}
