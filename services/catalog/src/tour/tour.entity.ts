import {
  Flag,
  Json,
  OptionalText,
  OptionalWhole,
  Text,
  Texts,
  Whole,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import type { Tour, TourHouse } from '@valam/contracts/catalog/tour.schema';
import { Lacks, PageEntity } from '../content/content.entity.js';
import type { RoomOption } from '../trip/room-option.js';

@Entity('tour')
export class TourEntity extends PageEntity {
  @Text() title!: string;
  @OptionalText() subtitle!: string | null;
  @OptionalText() description!: string | null;
  @OptionalText() itinerary!: string | null;
  @OptionalText() duration!: string | null;
  @OptionalWhole() days!: number | null;
  @OptionalText() displayPhoto!: string | null;
  @Texts() photos!: string[];
  @Texts() highlightPhotos!: string[];
  @Texts() photosPreviousTours!: string[];
  @Whole({ default: 0 }) costUsd!: number;
  @Whole({ default: 0 }) costEur!: number;
  @Whole({ default: 0 }) costGbp!: number;
  @Whole({ default: 0 }) costInr!: number;
  @OptionalText() boardingPoints!: string | null;
  @OptionalText() language!: string | null;
  @OptionalWhole() numberOfSeats!: number | null;
  @OptionalText() inclusions!: string | null;
  @OptionalText() exclusions!: string | null;
  @OptionalText() cancellationPolicy!: string | null;
  @OptionalText() bookingStatus!: string | null;
  @Texts() districts!: string[];
  @Texts() themes!: string[];
  @Texts() templesCovered!: string[];
  @Texts() ashramsCovered!: string[];
  @OptionalText() mountainsCovered!: string | null;
  @OptionalText() saintsCovered!: string | null;
  @OptionalText() host!: string | null;
  @OptionalText() tourAudience!: string | null;
  @OptionalText() travelType!: string | null;
  @OptionalText() tourMap!: string | null;
  @OptionalText() youtube!: string | null;
  @Whole({ name: 'sort_order', default: 0 }) order!: number;
  @OptionalText() effort!: Tour['effort'];
  @Flag({ default: false }) easyOnKnees!: boolean;
  @Texts() dietServed!: string[];
  @Texts() dietNotServed!: string[];
  @OptionalText() fitness!: string | null;
  @OptionalText() altitude!: string | null;
  @OptionalText() tips!: string | null;
  @Json({ default: [] }) roomOptions!: RoomOption[];
  @Json({ default: [] }) extraCosts!: Tour['extraCosts'];
  @Json({ default: [] }) stops!: Tour['stops'];
  @Json({ default: [] }) houses!: TourHouse[];
  @OptionalText() policyVersion!: string | null;
  @Lacks() readonly lacks!: readonly string[];
}
