import type { ArticleCard } from '@valam/contracts/catalog/article.schema';
import { xmlText } from './markup';

interface FeedOf {
  readonly origin: string;
  readonly brand: string;
  readonly articles: readonly ArticleCard[];
}

/** The RSS feed of articles, the newest first. */
export function feedOf({ origin, brand, articles }: FeedOf): string {
  const items = articles.map((article) => {
    const url = xmlText(`${origin}/blog/${article.slug}`);
    return [
      '<item>',
      `<title>${xmlText(article.title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
      `<pubDate>${new Date(article.createdAt).toUTCString()}</pubDate>`,
      ...(article.metaDescription ? [`<description>${xmlText(article.metaDescription)}</description>`] : []),
      ...(article.blogCategory ? [`<category>${xmlText(article.blogCategory)}</category>`] : []),
      '</item>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(brand)}</title>
<link>${xmlText(origin)}/blog</link>
<description>Articles for people who want to stand in an Indian temple and understand.</description>
<language>en</language>
<atom:link href="${xmlText(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
