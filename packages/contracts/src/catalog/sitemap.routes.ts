import { defineRoute } from '../shared/define.js';
import { PageQuery } from '../shared/pages.js';
import { listSitemapEntries } from './sitemap.rpc.js';

export const listSitemapEntriesRoute = defineRoute({
  method: 'GET',
  path: '/api/sitemap-entries',
  summary: 'Every page made of content, a page of the list at a time',
  query: PageQuery,
  output: listSitemapEntries.output,
  problems: listSitemapEntries.problems,
  cache: { seconds: 30, tags: ['sitemap'] },
});
