import type { AdminDefinition } from '../shared/admin-entity.js';
import { aliasesAdmin } from './aliases.admin.js';
import { ashramsAdmin } from './ashrams.admin.js';
import { blogsAdmin } from './blogs.admin.js';
import { expertiseAdmin } from './expertise.admin.js';
import { faqsAdmin } from './faqs.admin.js';
import { festivalsAdmin } from './festivals.admin.js';
import { mediaAdmin } from './media.admin.js';
import { policiesAdmin } from './policies.admin.js';
import { retreatsAdmin } from './retreats.admin.js';
import { sampleAdmin } from './sample.admin.js';
import { settingsAdmin } from './settings.admin.js';
import { templesAdmin } from './temples.admin.js';
import { testimonialsAdmin } from './testimonials.admin.js';
import { tourDatesAdmin } from './tour-dates.admin.js';
import { toursAdmin } from './tours.admin.js';
import { venuesAdmin } from './venues.admin.js';

/** Entities of the back office in catalog, by name. */
export const catalogEntities = {
  tours: toursAdmin,
  'tour-dates': tourDatesAdmin,
  retreats: retreatsAdmin,
  temples: templesAdmin,
  venues: venuesAdmin,
  ashrams: ashramsAdmin,
  blogs: blogsAdmin,
  faqs: faqsAdmin,
  testimonials: testimonialsAdmin,
  expertise: expertiseAdmin,
  policies: policiesAdmin,
  festivals: festivalsAdmin,
  settings: settingsAdmin,
  media: mediaAdmin,
  aliases: aliasesAdmin,
  sample: sampleAdmin,
} as const satisfies Record<string, AdminDefinition>;
