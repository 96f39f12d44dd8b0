import { Controller } from '@nestjs/common';
import { searchContentRoute, suggestContentRoute } from '@valam/contracts/catalog/search.routes';
import { searchContent, suggestContent } from '@valam/contracts/catalog/search.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Search and suggestions. */
@Controller()
export class SearchController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(searchContentRoute)
  search(@Call() { query }: CallOf<typeof searchContentRoute>) {
    return this.rpc.call(searchContent, { ...query, page: query.page ?? 1, perPage: query.perPage ?? 20 });
  }

  @UsesRoute(suggestContentRoute)
  suggest(@Call() { query }: CallOf<typeof suggestContentRoute>) {
    return this.rpc.call(suggestContent, query);
  }
}
