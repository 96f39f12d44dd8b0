import { Column, Entity } from 'typeorm';
import { Lacks, RequiredText, RequiredWhole, Text, Texts, Whole } from '../content/columns.js';
import { PageEntity } from '../content/content.entity.js';
import type { RoomOption } from '../trip/room-option.js';

@Entity('retreat')
export class RetreatEntity extends PageEntity {
  @RequiredText() title!: string;
  @Text() subtitle!: string | null;
  @Text() description!: string | null;
  @Text() itinerary!: string | null;
  @Text() duration!: string | null;
  @Whole() days!: number | null;
  @Texts('display_photo') displayPhoto!: string[];
  @Texts() photos!: string[];
  @RequiredWhole('cost_usd') costUsd!: number;
  @RequiredWhole('cost_eur') costEur!: number;
  @RequiredWhole('cost_gbp') costGbp!: number;
  @RequiredWhole('cost_inr') costInr!: number;
  @Text() inclusions!: string | null;
  @Text() exclusions!: string | null;
  @Text('accommodation_types') accommodationTypes!: string | null;
  @Text() host!: string | null;
  @Whole('number_of_seats') numberOfSeats!: number | null;
  @Column({ type: 'jsonb', name: 'room_options', default: [] }) roomOptions!: RoomOption[];
  @Texts('diet_served') dietServed!: string[];
  @Texts('diet_not_served') dietNotServed!: string[];
  @RequiredWhole('sort_order') order!: number;
  @Lacks() readonly lacks!: readonly string[];
}
