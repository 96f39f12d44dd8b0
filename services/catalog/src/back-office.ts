import type { Type } from '@nestjs/common';
import { ContentDesk } from './admin/content-desk.js';
import { CsvDesk } from './admin/csv-desk.js';
import { BlogsResource } from './article/blogs.resource.js';
import { AshramsResource } from './ashram/ashrams.resource.js';
import { ExpertiseResource } from './expertise/expertise.resource.js';
import { FaqsResource } from './faq/faqs.resource.js';
import { FestivalsResource } from './festival/festivals.resource.js';
import { MediaResource } from './media/media.resource.js';
import { PoliciesResource } from './policy/policies.resource.js';
import { RetreatsResource } from './retreat/retreats.resource.js';
import { SampleResource } from './sample/sample.resource.js';
import { AliasesResource } from './search/aliases.resource.js';
import { SettingsResource } from './setting/settings.resource.js';
import { TemplesResource } from './temple/temples.resource.js';
import { TestimonialsResource } from './testimonial/testimonials.resource.js';
import { TourDatesResource } from './tour/tour-dates.resource.js';
import { ToursResource } from './tour/tours.resource.js';
import { VenuesResource } from './venue/venues.resource.js';

/** What the back office can list and edit here. */
export const backOffice: Type[] = [
  ContentDesk,
  CsvDesk,
  ToursResource,
  TourDatesResource,
  RetreatsResource,
  TemplesResource,
  VenuesResource,
  AshramsResource,
  BlogsResource,
  FaqsResource,
  TestimonialsResource,
  ExpertiseResource,
  PoliciesResource,
  FestivalsResource,
  SettingsResource,
  MediaResource,
  AliasesResource,
  SampleResource,
];
