import { Encrypted } from '@valam/service-kit/secrets/encrypted-column';
import { Entity } from 'typeorm';
import { Flag, Id, OptionalUuid, Text, Uuid, Whole } from '@valam/service-kit/database/columns';

export const travellerPurpose = 'traveller';

/** One traveler's details, encrypted as a single text. */
@Entity('traveller')
export class TravellerEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  /** The companion who fills it in; null for the lead traveler's forms. */
  @OptionalUuid() shareId!: string | null;
  @Whole() position!: number;
  @Flag() isComplete!: boolean;
  @Text() @Encrypted(travellerPurpose) sealed!: string;
}
