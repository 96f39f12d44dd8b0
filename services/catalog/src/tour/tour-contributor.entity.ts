import { Whole } from '@valam/service-kit/database/columns';
import { Entity, PrimaryColumn } from 'typeorm';

@Entity('tour_contributor')
export class TourContributorEntity {
  @PrimaryColumn('uuid', { name: 'tour_id' }) tourId!: string;
  @PrimaryColumn('uuid', { name: 'contributor_id' }) contributorId!: string;
  @Whole({ name: 'sort_order', default: 0 }) order!: number;
}
