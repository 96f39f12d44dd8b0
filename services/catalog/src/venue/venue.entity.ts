import {
  OptionalDecimal,
  OptionalText,
  OptionalWhole,
  Text,
  Texts,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { Lacks, PageEntity } from '../content/content.entity.js';

@Entity('venue')
export class VenueEntity extends PageEntity {
  @Text() name!: string;
  @OptionalText() aboutProperty!: string | null;
  @OptionalText() about!: string | null;
  @OptionalText() address!: string | null;
  @OptionalText() town!: string | null;
  @OptionalText() district!: string | null;
  @OptionalText() country!: string | null;
  @OptionalText() pinCode!: string | null;
  @OptionalDecimal() lat!: number | null;
  @OptionalDecimal() long!: number | null;
  @OptionalText() propertyType!: string | null;
  @OptionalText() starCategory!: string | null;
  @OptionalWhole() bedrooms!: number | null;
  @OptionalWhole() sleeps!: number | null;
  @OptionalText() accommodationTypesAvailable!: string | null;
  @OptionalText() views!: string | null;
  @Texts() displayPhotos!: string[];
  @Texts() photosOutdoor!: string[];
  @Texts() photosRooms!: string[];
  @Texts() photosYogaHall!: string[];
  @OptionalText() amenitiesDescription!: string | null;
  @OptionalWhole() accommodationCapacity!: number | null;
  @OptionalWhole() hallsCapacity!: number | null;
  @OptionalText() cuisineTypes!: string | null;
  @OptionalWhole() diningCapacity!: number | null;
  @OptionalText() fitnessDetails!: string | null;
  @OptionalText() website!: string | null;
  @OptionalText() googleBusinessPage!: string | null;
  @Lacks() readonly lacks!: readonly string[];
}
