import { Entity } from 'typeorm';
import { CalendarDay, RequiredWhole, Text, Uuid, Whole } from '../content/columns.js';
import { ContentEntity } from '../content/content.entity.js';

/** A tour date. Its first capacity is a proposal; afterwards leads manages the seats. */
@Entity('departure')
export class DepartureEntity extends ContentEntity {
  @Uuid('tour_id') tourId!: string | null;
  @Uuid('retreat_id') retreatId!: string | null;
  @Text() slug!: string | null;
  @CalendarDay('start_date') startDate!: string;
  @CalendarDay('end_date') endDate!: string;
  @Text('booking_status') bookingStatus!: string | null;
  @RequiredWhole('first_capacity') firstCapacity!: number;
  @Whole('sample_sold') sampleSold!: number | null;
  @Whole('minimum_group') minimumGroup!: number | null;
  @CalendarDay('decision_date') decisionDate!: string | null;
}
