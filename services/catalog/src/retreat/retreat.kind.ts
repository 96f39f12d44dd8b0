import { retreatChanged } from '@valam/contracts/catalog/content.events';
import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import type { ContentKind } from '../content/content-kind.js';
import { RetreatEntity } from './retreat.entity.js';

export const retreatKind: ContentKind<RetreatEntity> = {
  noun: 'retreat',
  entity: RetreatEntity,
  changed: retreatChanged,
  tags: ['retreats', 'search', 'sitemap'],
  slugOf: ({ slug }) => slug,
  searchDocument: (retreat) => ({
    type: 'retreat',
    entityId: retreat.id,
    slug: retreat.slug,
    title: retreat.title,
    summary: retreat.subtitle ?? bracketTextWords(retreat.description ?? ''),
    place: null,
    image: retreat.displayPhoto[0] ?? null,
    boost: 1.6,
    names: [retreat.host],
    places: [],
    body: [retreat.subtitle, bracketTextWords(retreat.description ?? ''), retreat.accommodationTypes],
  }),
};
