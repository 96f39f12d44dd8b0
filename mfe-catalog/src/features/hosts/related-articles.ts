import type { ArticleCard } from '@valam/contracts/catalog/article.schema';

/** Which articles a host's page draws from. */
export const hostArticlesAsked = { category: 'Host' } as const;

const shown = 4;

/** Four articles, others for each host but the same ones for everybody who looks, so that server and browser agree. */
export function someOf(articles: readonly ArticleCard[], seed: string): readonly ArticleCard[] {
  return [...articles]
    .map((article) => ({ article, rank: rankOf(seed + article.slug) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, shown)
    .map(({ article }) => article);
}

function rankOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
