import { tourChanged } from '@valam/contracts/catalog/content.events';
import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import type { ContentKind } from '../content/content-kind.js';
import type { SearchDocument } from '../search-index/search-documents.js';
import { renameTourInTestimonials } from '../testimonial/rename-tour.js';
import { TourEntity } from './tour.entity.js';

export const tourKind: ContentKind<TourEntity> = {
  noun: 'tour',
  entity: TourEntity,
  changed: tourChanged,
  // Temple and ashram pages list the tours that visit them.
  tags: ['tours', 'temples', 'ashrams', 'search', 'sitemap'],
  slugOf: ({ slug }) => slug,
  searchDocument: (tour): SearchDocument => ({
    type: 'tour',
    entityId: tour.id,
    slug: tour.slug,
    title: tour.title,
    summary: tour.subtitle ?? bracketTextWords(tour.description ?? ''),
    place: tour.districts.slice(0, 2).join(', ') || null,
    image: tour.displayPhoto,
    boost: 2,
    names: [...tour.themes, ...tour.templesCovered, ...tour.ashramsCovered, tour.saintsCovered, tour.host],
    places: [...tour.districts, tour.mountainsCovered, ...tour.stops.map(({ name }) => name)],
    body: [tour.subtitle, bracketTextWords(tour.description ?? '')],
  }),
  renameMentions: (tx, before, { title }) => renameTourInTestimonials(tx, before, title),
};
