import type { RosterColumn } from '@valam/contracts/leads/roster.schema';
import { Entity } from 'typeorm';
import { Id, Json, Moment, OptionalMoment, Text, Uuid } from '@valam/service-kit/database/columns';

/** A roster shared with a guide: its columns and end date. */
@Entity('roster_link')
export class RosterLinkEntity {
  @Id() id!: string;
  @Uuid() departureId!: string;
  @Json() columns!: RosterColumn[];
  @Moment() validUntil!: Date;
  @Text() createdBy!: string;
  @OptionalMoment() revokedAt!: Date | null;
  @Moment() createdAt!: Date;
}
