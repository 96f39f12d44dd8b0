import { templeChanged } from '@valam/contracts/catalog/content.events';
import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import { placeLine } from '@valam/contracts/shared/place-line';
import type { ContentKind } from '../content/content-kind.js';
import { foldSpelling, plainSpelling } from '../text/fold-spelling.js';
import { renameInTours } from '../tour/rename-in-tours.js';
import { renameInFestivals } from './temple.sql.js';
import { TempleEntity } from './temple.entity.js';

export const templeKind: ContentKind<TempleEntity> = {
  noun: 'temple',
  entity: TempleEntity,
  changed: templeChanged,
  // Ashram pages list nearby temples; tour pages show who may enter the temples they visit.
  tags: ['temples', 'ashrams', 'tours', 'search', 'sitemap', 'festivals'],
  slugOf: ({ slug }) => slug,
  prepare: (temple) => {
    temple.searchText = searchText([
      temple.name,
      temple.town,
      temple.district,
      temple.state,
      temple.akaNames,
    ]);
  },
  searchDocument: (temple) => ({
    type: 'temple',
    entityId: temple.id,
    slug: temple.slug,
    title: temple.name,
    summary: temple.shortDescription ?? bracketTextWords(temple.about ?? ''),
    place: placeLine(temple.town, temple.district, temple.state) || null,
    image: temple.displayPhoto,
    boost: 1.2,
    names: [temple.akaNames, temple.localName, temple.mainDeities],
    places: [temple.town, temple.district, temple.state],
    body: [
      temple.shortDescription,
      bracketTextWords(temple.about ?? ''),
      temple.architectureStyle,
      ...temple.templeList,
    ],
  }),
  renameLinks: (tx, before, now) => tx.query(renameInFestivals, [before, now]),
  renameMentions: (tx, before, { name, district }) =>
    renameInTours(tx, 'temples_covered', [before, name, district]),
};

/** The maximum size of an entry in the list's index, with room for the longest name. */
const mostSearchBytes = 1_900;

/**
 * Original and folded spelling, because the search box of the list matches both. If they are too long, the
 * last part is truncated.
 */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  const said = parts.filter((part): part is string => Boolean(part));
  const text = [...new Set(said.flatMap((part) => [plainSpelling(part), foldSpelling(part)]))].join(' | ');
  const cut = Buffer.from(text).subarray(0, mostSearchBytes).toString();
  return text.startsWith(cut) ? cut : cut.slice(0, -1);
}
