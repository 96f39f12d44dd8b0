import type { Currency } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Flag,
  Id,
  Json,
  Moment,
  OptionalDay,
  OptionalWhole,
  Text,
  Whole,
} from '@valam/service-kit/database/columns';

/** A code with a discount on the price of a booking. */
@Entity('promo_code')
export class PromoCodeEntity {
  @Id() id!: string;
  @Text() code!: string;
  /** Label shown to the traveler beside the discount. */
  @Text() label!: string;
  @OptionalWhole() percent!: number | null;
  /** In the smallest unit of each currency; empty for a percentage. */
  @Json() amounts!: Partial<Record<Currency, number>>;
  /** Days in India, inclusive. */
  @OptionalDay() startsOn!: string | null;
  @OptionalDay() endsOn!: string | null;
  @OptionalWhole() mostUses!: number | null;
  @OptionalWhole() mostUsesPerPerson!: number | null;
  @Whole() leastTravelers!: number;
  /** Empty: valid for all tours. */
  @Json() tourIds!: string[];
  @Json() retreatIds!: string[];
  @Json() departureIds!: string[];
  @Flag() isFirstBookingOnly!: boolean;
  @Flag() isActive!: boolean;
  @Whole() version!: number;
  @Moment() createdAt!: Date;
}
