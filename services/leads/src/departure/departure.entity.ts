import type { departureOffered } from '@valam/contracts/catalog/departure.events';
import type { TripKind } from '@valam/contracts/catalog/trip';
import type { EventPayload } from '@valam/contracts/shared/define';
import type { Prices } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Day,
  Flag,
  Id,
  Json,
  OptionalDay,
  OptionalMoment,
  OptionalText,
  OptionalUuid,
  OptionalWhole,
  Text,
  Whole,
} from '@valam/service-kit/database/columns';
import type { SellableDeparture } from './departure-status.js';

type Offer = EventPayload<typeof departureOffered>;

/** A departure: catalog's offer and its seats. Only `stock.ts` changes the seat counters. */
@Entity('departure')
export class DepartureEntity {
  @Id() id!: string;
  @Text() origin!: 'catalog' | 'private';
  /** The kind of trip that `tourId`, `tourSlug` and `tourTitle` refer to. */
  @Text() tripKind!: TripKind;
  @OptionalUuid() tourId!: string | null;
  @OptionalText() tourSlug!: string | null;
  @Text() tourTitle!: string;
  @Day() startDate!: string;
  @Day() endDate!: string;
  @OptionalText() bookingStatus!: string | null;
  @OptionalWhole() minimumGroup!: number | null;
  @OptionalDay() decisionDate!: string | null;
  @Json() prices!: Prices;
  @Json() roomOptions!: Offer['roomOptions'];
  @Json() dietServed!: string[];
  @Json() dietNotServed!: string[];
  @Json() promise!: Offer['promise'];
  @Flag() isOffered!: boolean;
  @Whole() catalogVersion!: number;
  @Whole() capacity!: number;
  @Whole() confirmed!: number;
  @Whole() reserved!: number;
  @Whole() sampleSold!: number;
  @Flag() isClosed!: boolean;
  @OptionalMoment() cancelledAt!: Date | null;
  @OptionalText() cancelReason!: string | null;
  @OptionalText() announcedStatus!: string | null;
  @Whole() seatsVersion!: number;
  @Whole() version!: number;
}

/** The departure as input of the selling rules. */
export function sellable(departure: DepartureEntity): SellableDeparture {
  return { ...departure, isCancelled: departure.cancelledAt !== null };
}
