import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { listInput } from './list.js';
import { SitemapEntry } from './sitemap.schema.js';

export const listSitemapEntries = defineRpc({
  subject: 'catalog.sitemap.list.v1',
  input: listInput({}),
  output: pageOf(SitemapEntry),
  idempotent: true,
});
