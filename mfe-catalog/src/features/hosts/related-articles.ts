import type { ArticleCard } from '@valam/contracts/catalog/article.schema';
import { useMemo, useSyncExternalStore } from 'react';

const shown = 4;

const seedOfThisVisit = String(Math.random());
const neverChanges = () => () => undefined;

/**
 * Four random articles, different on every visit. Server rendering and hydration use a constant seed, so that the document can be
 * cached and hydrates without a mismatch; the random seed applies after hydration.
 */
export function useRandomArticles(articles: readonly ArticleCard[], slug: string): readonly ArticleCard[] {
  const seed = useSyncExternalStore(
    neverChanges,
    () => seedOfThisVisit,
    () => '',
  );
  return useMemo(() => pickArticles(articles, slug + seed), [articles, slug, seed]);
}

export function pickArticles(articles: readonly ArticleCard[], seed: string): readonly ArticleCard[] {
  return [...articles]
    .map((article) => ({ article, rank: rankOf(seed + article.slug) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, shown)
    .map(({ article }) => article);
}

/** FNV-1a hash. */
function rankOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
