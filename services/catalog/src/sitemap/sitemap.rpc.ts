import { Controller } from '@nestjs/common';
import { listSitemapEntries } from '@valam/contracts/catalog/sitemap.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ListSitemapEntries } from './list-sitemap-entries.js';

@Controller()
export class SitemapRpc {
  constructor(private readonly listing: ListSitemapEntries) {}

  @Handle(listSitemapEntries)
  list(input: RpcInput<typeof listSitemapEntries>) {
    return this.listing.run(input);
  }
}
