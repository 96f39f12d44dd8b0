import {
  Day,
  OptionalDay,
  OptionalText,
  OptionalUuid,
  OptionalWhole,
  Whole,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { ContentEntity } from '../content/content.entity.js';

/** A tour date. Its first capacity is a proposal; afterwards leads manages the seats. */
@Entity('departure')
export class DepartureEntity extends ContentEntity {
  @OptionalUuid() tourId!: string | null;
  @OptionalUuid() retreatId!: string | null;
  @OptionalText() slug!: string | null;
  @Day() startDate!: string;
  @Day() endDate!: string;
  @OptionalText() bookingStatus!: string | null;
  @Whole({ default: 0 }) firstCapacity!: number;
  @OptionalWhole() sampleSold!: number | null;
  @OptionalWhole() minimumGroup!: number | null;
  @OptionalDay() decisionDate!: string | null;
}
