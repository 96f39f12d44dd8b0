import type { SearchType } from '@valam/contracts/catalog/search.schema';
import { callFailure } from '@valam/mfe-kit/api';
import type { SearchState } from '@valam/ui/search/search-box';
import type { SariKind } from '@valam/ui/tokens/sari';
import { useEffect, useState } from 'react';
import { catalogApi } from '../../api/catalog.api';

const pauseMs = 150;
const shortest = 2;

/** Singular and plural of each type of result. */
export const typeNames: Readonly<Record<SearchType, { one: string; many: string }>> = {
  tour: { one: 'Tour', many: 'Tours' },
  retreat: { one: 'Retreat', many: 'Retreats' },
  temple: { one: 'Temple', many: 'Temples' },
  venue: { one: 'Venue', many: 'Venues' },
  ashram: { one: 'Ashram', many: 'Ashrams' },
  host: { one: 'Host', many: 'Hosts' },
  article: { one: 'Article', many: 'Articles' },
};

/** The sari kind of a result has the same name as its type. */
export const kindOf = (type: SearchType): SariKind => type;

/** Suggestions for the typed text, debounced. */
export function useSuggestions(query: string) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(query.trim()), pauseMs);
    return () => clearTimeout(waiting);
  }, [query]);
  const typed = query.trim();
  const isWanted = typed.length >= shortest;
  const isAsked = isWanted && settled === typed;
  const { currentData, isFetching, error } = catalogApi.useSuggestionsQuery(
    { q: settled },
    { skip: !isAsked },
  );
  return {
    state: stateOf(isWanted, error, isFetching || !isAsked),
    suggestions: (isAsked ? (currentData ?? []) : []).map(({ type, slug, title, url }) => ({
      id: `${type}-${slug}`,
      title,
      href: url,
      kind: kindOf(type),
      kindName: typeNames[type].one,
    })),
  };
}

function stateOf(isWanted: boolean, error: unknown, isWaiting: boolean): SearchState {
  if (!isWanted) return 'unasked';
  if (error) return callFailure(error)?.status === 0 ? 'offline' : 'failed';
  return isWaiting ? 'loading' : 'idle';
}
