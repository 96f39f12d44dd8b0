import { ArticleEntity } from './article/article.entity.js';
import { AshramEntity } from './ashram/ashram.entity.js';
import { ContributorEntity } from './contributor/contributor.entity.js';
import { ExpertiseEntity } from './expertise/expertise.entity.js';
import { FaqEntity } from './faq/faq.entity.js';
import { FestivalDayEntity } from './festival/festival-day.entity.js';
import { FestivalEntity } from './festival/festival.entity.js';
import { MediaEntity } from './media/media.entity.js';
import { EndedAccessEntity } from './preview/ended-access.entity.js';
import { PolicyEntity } from './policy/policy.entity.js';
import { RetreatEntity } from './retreat/retreat.entity.js';
import { SettingEntity } from './setting/setting.entity.js';
import { TempleEntity } from './temple/temple.entity.js';
import { TestimonialEntity } from './testimonial/testimonial.entity.js';
import { DepartureSeatsEntity } from './departure/departure-seats.entity.js';
import { DepartureEntity } from './departure/departure.entity.js';
import { ItineraryDayEntity } from './tour/itinerary-day.entity.js';
import { TourContributorEntity } from './tour/tour-contributor.entity.js';
import { TourEntity } from './tour/tour.entity.js';
import { VenueEntity } from './venue/venue.entity.js';

export const entities = [
  TourEntity,
  DepartureEntity,
  DepartureSeatsEntity,
  ItineraryDayEntity,
  TourContributorEntity,
  RetreatEntity,
  TempleEntity,
  VenueEntity,
  AshramEntity,
  ArticleEntity,
  FaqEntity,
  TestimonialEntity,
  ExpertiseEntity,
  PolicyEntity,
  FestivalEntity,
  FestivalDayEntity,
  SettingEntity,
  ContributorEntity,
  MediaEntity,
  EndedAccessEntity,
];
