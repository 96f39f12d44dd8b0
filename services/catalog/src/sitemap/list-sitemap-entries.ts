import { Injectable } from '@nestjs/common';
import type { SearchType } from '@valam/contracts/catalog/search.schema';
import type { listSitemapEntries } from '@valam/contracts/catalog/sitemap.rpc';
import type { SitemapEntry } from '@valam/contracts/catalog/sitemap.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { DataSource } from 'typeorm';
import { pageOf, window, type Page } from '../content/page.js';
import { pageOfType } from '../search/page-paths.js';

interface Row {
  type: SearchType;
  slug: string;
  title: string;
  image: string | null;
  updated_at: Date;
}

/** All pages with content. Exactly the entries in the search index have a page. */
@Injectable()
export class ListSitemapEntries {
  constructor(private readonly dataSource: DataSource) {}

  async run(input: RpcInput<typeof listSitemapEntries>): Promise<Page<SitemapEntry>> {
    const { skip, take } = window(input);
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<Row[]>(
        `select type, slug, title, image, updated_at from search_document order by type, slug offset $1 limit $2`,
        [skip, take],
      ),
      this.dataSource.query<{ total: number }[]>('select count(*) as total from search_document'),
    ]);
    const entries = rows.map(({ type, slug, title, image, updated_at }) => ({
      type,
      title,
      path: pageOfType(type, slug),
      updatedAt: updated_at.toISOString(),
      image: image && `/media/${image}`,
    }));
    return pageOf(entries, counted?.total ?? 0, input);
  }
}
