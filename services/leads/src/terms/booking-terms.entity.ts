import { Entity, PrimaryColumn } from 'typeorm';
import { Moment, Whole } from '@valam/service-kit/database/columns';

/** The single row with the operator's terms. */
@Entity('booking_terms')
export class BookingTermsEntity {
  @PrimaryColumn('text') id!: string;
  @Whole() depositPercent!: number;
  @Whole() balanceDaysBefore!: number;
  @Whole() holdMinutes!: number;
  @Whole() version!: number;
  @Moment() changedAt!: Date;
}
