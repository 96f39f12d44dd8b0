import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Instant } from '../shared/text.js';

/**
 * Displayed content has changed. `tags` are the cache tags to invalidate: those of the lists that include it (`tours`)
 * and its own (`tour:discovering-shiva`).
 */
const ContentChange = z.object({
  slug: z.nullable(z.string()),
  tags: z.array(z.string()),
  isPublished: z.boolean(),
  changedAt: Instant,
});
export type ContentChange = z.infer<typeof ContentChange>;

export const tourChanged = defineEvent({ subject: 'evt.catalog.tour.changed.v1', payload: ContentChange });
export const retreatChanged = defineEvent({
  subject: 'evt.catalog.retreat.changed.v1',
  payload: ContentChange,
});
export const templeChanged = defineEvent({
  subject: 'evt.catalog.temple.changed.v1',
  payload: ContentChange,
});
export const venueChanged = defineEvent({ subject: 'evt.catalog.venue.changed.v1', payload: ContentChange });
export const ashramChanged = defineEvent({
  subject: 'evt.catalog.ashram.changed.v1',
  payload: ContentChange,
});
export const articleChanged = defineEvent({
  subject: 'evt.catalog.article.changed.v1',
  payload: ContentChange,
});
export const faqChanged = defineEvent({ subject: 'evt.catalog.faq.changed.v1', payload: ContentChange });
export const testimonialChanged = defineEvent({
  subject: 'evt.catalog.testimonial.changed.v1',
  payload: ContentChange,
});
export const policyChanged = defineEvent({
  subject: 'evt.catalog.policy.changed.v1',
  payload: ContentChange,
});
export const expertiseChanged = defineEvent({
  subject: 'evt.catalog.expertise.changed.v1',
  payload: ContentChange,
});
export const festivalChanged = defineEvent({
  subject: 'evt.catalog.festival.changed.v1',
  payload: ContentChange,
});
export const settingChanged = defineEvent({
  subject: 'evt.catalog.setting.changed.v1',
  payload: ContentChange,
});
export const contributorChanged = defineEvent({
  subject: 'evt.catalog.contributor.changed.v1',
  payload: ContentChange,
});
/** Synonyms have no page, but the results of searches depend on them. */
export const aliasesChanged = defineEvent({
  subject: 'evt.catalog.aliases.changed.v1',
  payload: ContentChange,
});
/**
 * The variants of a picture are generated later than the record that shows it; pages work without them, so
 * this event only refreshes caches.
 */
export const pictureChanged = defineEvent({
  subject: 'evt.catalog.picture.changed.v1',
  payload: ContentChange,
});
