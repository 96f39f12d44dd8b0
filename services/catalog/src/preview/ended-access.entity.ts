import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a member of staff lost access: links that they made before are not valid. */
@Entity('ended_access')
export class EndedAccessEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string;
  @Column('timestamptz', { name: 'ended_at' }) endedAt!: Date;
}
