import type { PublicContributor } from '@valam/contracts/identity/contributor.schema';
import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import type { SearchDocument } from '../search-index/search-documents.js';

/** The search index entry of a contributor's page. */
export const hostDocument = (shown: PublicContributor): SearchDocument => ({
  type: 'host',
  entityId: shown.id,
  slug: shown.slug,
  title: shown.name,
  summary: shown.tagline ?? shown.jobTitle ?? bracketTextWords(shown.about ?? ''),
  place: shown.country,
  // Search reads the portrait from the contributor, with those that catalog has for people without any.
  image: null,
  boost: 1,
  names: [shown.jobTitle, shown.expertise],
  places: [shown.country, shown.statesCovered],
  body: [shown.tagline, bracketTextWords(shown.about ?? ''), shown.interests, shown.languagesSpoken],
});
