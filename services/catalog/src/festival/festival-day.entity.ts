import { Day, Flag } from '@valam/service-kit/database/columns';
import { Entity, PrimaryColumn } from 'typeorm';

/** The days on which a festival falls in one year. */
@Entity('festival_day')
export class FestivalDayEntity {
  @PrimaryColumn('uuid', { name: 'festival_id' }) festivalId!: string;
  @PrimaryColumn('date', { name: 'from_day' }) from!: string;
  @Day({ name: 'to_day' }) to!: string;
  /** Confirmed by the temple's own almanac; otherwise it may be off by a day. */
  @Flag({ default: false }) isConfirmed!: boolean;
}
