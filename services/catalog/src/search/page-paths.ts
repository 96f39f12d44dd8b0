import type { SearchType } from '@valam/contracts/catalog/search.schema';

const folders: Record<SearchType, string> = {
  tour: '/spiritual-tours',
  retreat: '/retreats',
  temple: '/temples',
  venue: '/venues',
  ashram: '/ashrams',
  host: '/host',
  article: '/blog',
};

/** The path of an entry's page. */
export const pageOfType = (type: SearchType, slug: string): string => `${folders[type]}/${slug}`;
