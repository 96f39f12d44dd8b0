import { ashramChanged } from '@valam/contracts/catalog/content.events';
import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import { placeLine } from '@valam/contracts/shared/place-line';
import type { ContentKind } from '../content/content-kind.js';
import { renameInTours } from '../tour/rename-in-tours.js';
import { AshramEntity } from './ashram.entity.js';

export const ashramKind: ContentKind<AshramEntity> = {
  noun: 'ashram',
  entity: AshramEntity,
  changed: ashramChanged,
  // Temple pages list nearby ashrams.
  tags: ['ashrams', 'temples', 'search', 'sitemap'],
  slugOf: ({ slug }) => slug,
  searchDocument: (ashram) => ({
    type: 'ashram',
    entityId: ashram.id,
    slug: ashram.slug,
    title: ashram.title,
    summary: bracketTextWords(ashram.description ?? ''),
    place: placeLine(ashram.town, ashram.district, ashram.state) || null,
    image: ashram.displayPhotos[0] ?? null,
    boost: 1.2,
    names: [ashram.akaNames, ashram.saintsAssociated],
    places: [ashram.town, ashram.district, ashram.state],
    body: [bracketTextWords(ashram.description ?? '')],
  }),
  renameMentions: (tx, before, { title, district }) =>
    renameInTours(tx, 'ashrams_covered', [before, title, district]),
};
