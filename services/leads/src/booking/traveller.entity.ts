import { Entity } from 'typeorm';
import { Flag, Id, Text, Uuid, Whole } from '../database/columns.js';

/** One traveller's details, encrypted as a whole. */
@Entity('traveller')
export class TravellerEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  @Whole() position!: number;
  @Flag() isComplete!: boolean;
  @Text() sealed!: string;
}
