import { Module } from '@nestjs/common';
import { ListSitemapEntries } from './list-sitemap-entries.js';
import { SitemapRpc } from './sitemap.rpc.js';

@Module({
  controllers: [SitemapRpc],
  providers: [ListSitemapEntries],
})
export class SitemapModule {}
