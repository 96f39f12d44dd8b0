import { Moment } from '@valam/service-kit/database/columns';
import { Entity, PrimaryColumn } from 'typeorm';

/** The time at which a staff member lost access: earlier links of that person are not valid. */
@Entity('ended_access')
export class EndedAccessEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string;
  @Moment() endedAt!: Date;
}
