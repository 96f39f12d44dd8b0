import { Column, Entity } from 'typeorm';
import type { Prices } from '@valam/contracts/shared/money';
import type { Tour, TourHouse } from '@valam/contracts/catalog/tour.schema';
import { Flag, Lacks, RequiredText, RequiredWhole, Text, Texts, Whole } from '../content/columns.js';
import { PageEntity } from '../content/content.entity.js';

export interface RoomOption {
  id: string;
  name: string;
  supplement: Prices;
}

@Entity('tour')
export class TourEntity extends PageEntity {
  @RequiredText() title!: string;
  @Text() subtitle!: string | null;
  @Text() description!: string | null;
  @Text() itinerary!: string | null;
  @Text() duration!: string | null;
  @Whole() days!: number | null;
  @Text('display_photo') displayPhoto!: string | null;
  @Texts() photos!: string[];
  @Texts('highlight_photos') highlightPhotos!: string[];
  @Texts('photos_previous_tours') photosPreviousTours!: string[];
  @RequiredWhole('cost_usd') costUsd!: number;
  @RequiredWhole('cost_eur') costEur!: number;
  @RequiredWhole('cost_gbp') costGbp!: number;
  @RequiredWhole('cost_inr') costInr!: number;
  @Text('boarding_points') boardingPoints!: string | null;
  @Text() language!: string | null;
  @Whole('number_of_seats') numberOfSeats!: number | null;
  @Text() inclusions!: string | null;
  @Text() exclusions!: string | null;
  @Text('cancellation_policy') cancellationPolicy!: string | null;
  @Text('booking_status') bookingStatus!: string | null;
  @Texts() districts!: string[];
  @Texts() themes!: string[];
  @Texts('temples_covered') templesCovered!: string[];
  @Texts('ashrams_covered') ashramsCovered!: string[];
  @Text('mountains_covered') mountainsCovered!: string | null;
  @Text('saints_covered') saintsCovered!: string | null;
  @Text() host!: string | null;
  @Text('tour_audience') tourAudience!: string | null;
  @Text('travel_type') travelType!: string | null;
  @Text('tour_map') tourMap!: string | null;
  @Text() youtube!: string | null;
  @RequiredWhole('sort_order') order!: number;
  @Text() effort!: Tour['effort'];
  @Flag('easy_on_knees') easyOnKnees!: boolean;
  @Texts('diet_served') dietServed!: string[];
  @Texts('diet_not_served') dietNotServed!: string[];
  @Text() fitness!: string | null;
  @Text() altitude!: string | null;
  @Text() tips!: string | null;
  @Column({ type: 'jsonb', name: 'room_options', default: [] }) roomOptions!: RoomOption[];
  @Column({ type: 'jsonb', name: 'extra_costs', default: [] }) extraCosts!: Tour['extraCosts'];
  @Column({ type: 'jsonb', default: [] }) stops!: Tour['stops'];
  @Column({ type: 'jsonb', default: [] }) houses!: TourHouse[];
  @Text('policy_version') policyVersion!: string | null;
  @Lacks() readonly lacks!: readonly string[];
}
