import { Controller } from '@nestjs/common';
import { listSitemapEntriesRoute } from '@valam/contracts/catalog/sitemap.routes';
import { listSitemapEntries } from '@valam/contracts/catalog/sitemap.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** All pages with content. */
@Controller()
export class SitemapController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listSitemapEntriesRoute)
  list(@Call() { query }: CallOf<typeof listSitemapEntriesRoute>) {
    return this.rpc.call(listSitemapEntries, { page: query.page ?? 1, perPage: query.perPage ?? 100 });
  }
}
