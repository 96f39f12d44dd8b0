import { venueChanged } from '@valam/contracts/catalog/content.events';
import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import { placeLine } from '@valam/contracts/shared/place-line';
import type { ContentKind } from '../content/content-kind.js';
import { renameHouseInTours } from '../tour/rename-in-tours.js';
import { VenueEntity } from './venue.entity.js';

/** Increments the version, so that an editor with the tour open cannot restore the former slug. */
const renameInTours = `update tour set version = version + 1, houses = (
    select jsonb_agg(case when house->>'venueSlug' = $1 then jsonb_set(house, '{venueSlug}', to_jsonb($2::text)) else house end
      order by nth)
    from jsonb_array_elements(houses) with ordinality as each (house, nth))
  where id in (
    select id from tour where houses @> jsonb_build_array(jsonb_build_object('venueSlug', $1::text)) order by id for update)`;

export const venueKind: ContentKind<VenueEntity> = {
  noun: 'venue',
  entity: VenueEntity,
  changed: venueChanged,
  // Tour pages link to houses with a page.
  tags: ['venues', 'tours', 'search', 'sitemap'],
  slugOf: ({ slug }) => slug,
  searchDocument: (venue) => ({
    type: 'venue',
    entityId: venue.id,
    slug: venue.slug,
    title: venue.name,
    summary: bracketTextWords(venue.aboutProperty ?? venue.about ?? ''),
    place: placeLine(venue.town, venue.district, venue.country) || null,
    image: venue.displayPhotos[0] ?? null,
    boost: 1,
    names: [venue.propertyType],
    places: [venue.town, venue.district, venue.country],
    body: [bracketTextWords(venue.aboutProperty ?? ''), bracketTextWords(venue.about ?? ''), venue.views],
  }),
  renameLinks: (tx, before, now) => tx.query(renameInTours, [before, now]),
  renameMentions: (tx, before, { name, slug }) => renameHouseInTours(tx, [before, name, slug]),
};
