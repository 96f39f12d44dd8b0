import type { RouteOutput } from '@valam/contracts/shared/define';
import type { listSitemapEntriesRoute } from '@valam/contracts/catalog/sitemap.routes';
import { xmlText } from './markup';

export type SitemapPage = RouteOutput<typeof listSitemapEntriesRoute>;
export type SitemapEntry = SitemapPage['items'][number];

/** Entries per file; a larger site has an index of several files. */
export const entriesPerFile = 5_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * The URLs of pages; those of content with their last change and main image.
 * @param paths of the other pages
 */
export function sitemapOf(
  origin: string,
  entries: readonly SitemapEntry[],
  paths: readonly string[] = [],
): string {
  const others = paths.map((path) => `<url><loc>${xmlText(origin + path)}</loc></url>`);
  const pages = entries.map(
    ({ path, updatedAt, image }) =>
      `<url><loc>${xmlText(origin + path)}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod>${
        image
          ? `<image:image><image:loc>${xmlText(`${origin}${image}/1200.jpeg`)}</image:loc></image:image>`
          : ''
      }</url>`,
  );
  return `${head}<urlset xmlns="${schema}" xmlns:image="${imageSchema}">\n${[...others, ...pages].join('\n')}\n</urlset>\n`;
}

/** The sitemap index of a site whose pages do not fit into one file. */
export function sitemapIndexOf(origin: string, files: number): string {
  const parts = Array.from(
    { length: files },
    (_, i) => `<sitemap><loc>${xmlText(`${origin}/sitemap-${i + 1}.xml`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex xmlns="${schema}">\n${parts.join('\n')}\n</sitemapindex>\n`;
}
