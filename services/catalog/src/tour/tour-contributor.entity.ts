import { Entity, PrimaryColumn } from 'typeorm';
import { RequiredWhole } from '../content/columns.js';

@Entity('tour_contributor')
export class TourContributorEntity {
  @PrimaryColumn('uuid', { name: 'tour_id' }) tourId!: string;
  @PrimaryColumn('uuid', { name: 'contributor_id' }) contributorId!: string;
  @RequiredWhole('sort_order') order!: number;
}
