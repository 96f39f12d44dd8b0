import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Flag } from '../content/columns.js';

/** The days on which a festival falls in one year. */
@Entity('festival_day')
export class FestivalDayEntity {
  @PrimaryColumn('uuid', { name: 'festival_id' }) festivalId!: string;
  @PrimaryColumn('date', { name: 'from_day' }) from!: string;
  @Column({ type: 'date', name: 'to_day' }) to!: string;
  /** Confirmed by the temple's own almanac; otherwise it may be off by a day. */
  @Flag('is_confirmed') isConfirmed!: boolean;
}
