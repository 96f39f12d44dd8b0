import { Entity } from 'typeorm';
import { Decimal, Lacks, RequiredText, Text, Texts, Whole } from '../content/columns.js';
import { PageEntity } from '../content/content.entity.js';

@Entity('venue')
export class VenueEntity extends PageEntity {
  @RequiredText() name!: string;
  @Text('about_property') aboutProperty!: string | null;
  @Text() about!: string | null;
  @Text() address!: string | null;
  @Text() town!: string | null;
  @Text() district!: string | null;
  @Text() country!: string | null;
  @Text('pin_code') pinCode!: string | null;
  @Decimal() lat!: number | null;
  @Decimal() long!: number | null;
  @Text('property_type') propertyType!: string | null;
  @Text('star_category') starCategory!: string | null;
  @Whole() bedrooms!: number | null;
  @Whole() sleeps!: number | null;
  @Text('accommodation_types_available') accommodationTypesAvailable!: string | null;
  @Text() views!: string | null;
  @Texts('display_photos') displayPhotos!: string[];
  @Texts('photos_outdoor') photosOutdoor!: string[];
  @Texts('photos_rooms') photosRooms!: string[];
  @Texts('photos_yoga_hall') photosYogaHall!: string[];
  @Text('amenities_description') amenitiesDescription!: string | null;
  @Whole('accommodation_capacity') accommodationCapacity!: number | null;
  @Whole('halls_capacity') hallsCapacity!: number | null;
  @Text('cuisine_types') cuisineTypes!: string | null;
  @Whole('dining_capacity') diningCapacity!: number | null;
  @Text('fitness_details') fitnessDetails!: string | null;
  @Text() website!: string | null;
  @Text('google_business_page') googleBusinessPage!: string | null;
  @Lacks() readonly lacks!: readonly string[];
}
