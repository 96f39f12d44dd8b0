import { Json, OptionalText, OptionalWhole, Text, Texts, Whole } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { Lacks, PageEntity } from '../content/content.entity.js';
import type { RoomOption } from '../trip/room-option.js';

@Entity('retreat')
export class RetreatEntity extends PageEntity {
  @Text() title!: string;
  @OptionalText() subtitle!: string | null;
  @OptionalText() description!: string | null;
  @OptionalText() itinerary!: string | null;
  @OptionalText() duration!: string | null;
  @OptionalWhole() days!: number | null;
  @Texts() displayPhoto!: string[];
  @Texts() photos!: string[];
  @Whole({ default: 0 }) costUsd!: number;
  @Whole({ default: 0 }) costEur!: number;
  @Whole({ default: 0 }) costGbp!: number;
  @Whole({ default: 0 }) costInr!: number;
  @OptionalText() inclusions!: string | null;
  @OptionalText() exclusions!: string | null;
  @OptionalText() accommodationTypes!: string | null;
  @OptionalText() host!: string | null;
  @OptionalWhole() numberOfSeats!: number | null;
  @Json({ default: [] }) roomOptions!: RoomOption[];
  @Texts() dietServed!: string[];
  @Texts() dietNotServed!: string[];
  @Whole({ name: 'sort_order', default: 0 }) order!: number;
  @Lacks() readonly lacks!: readonly string[];
}
