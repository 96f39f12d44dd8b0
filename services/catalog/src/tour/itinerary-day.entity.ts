import { Id, OptionalJson, OptionalText, Text, Uuid, Whole } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import type { DayMeals, Tour } from '@valam/contracts/catalog/tour.schema';

@Entity('itinerary_day')
export class ItineraryDayEntity {
  @Id() id!: string;
  @Uuid() tourId!: string;
  @Whole({ default: 0 }) day!: number;
  @OptionalText() title!: string | null;
  @Text() summary!: string;
  @OptionalText() description!: string | null;
  @OptionalText() photo!: string | null;
  @OptionalJson() effort!: Tour['itineraries'][number]['effort'];
  @OptionalJson() meals!: DayMeals | null;
}
