import { Entity, PrimaryColumn } from 'typeorm';
import type { DayMeals, Tour } from '@valam/contracts/catalog/tour.schema';
import { Json, RequiredText, RequiredWhole, Text, Uuid } from '../content/columns.js';

@Entity('itinerary_day')
export class ItineraryDayEntity {
  @PrimaryColumn('uuid') id!: string;
  @Uuid('tour_id') tourId!: string;
  @RequiredWhole() day!: number;
  @Text() title!: string | null;
  @RequiredText() summary!: string;
  @Text() description!: string | null;
  @Text() photo!: string | null;
  @Json() effort!: Tour['itineraries'][number]['effort'];
  @Json() meals!: DayMeals | null;
}
