import { Controller } from '@nestjs/common';
import {
  getTempleRoute,
  listTempleFacetsRoute,
  listTemplesRoute,
  previewTempleRoute,
} from '@valam/contracts/catalog/temple.routes';
import { getTemple, listTempleFacets, listTemples } from '@valam/contracts/catalog/temple.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { UsesRoute } from '../route/uses-route.js';

@Controller()
export class TempleController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listTemplesRoute)
  list(@Call() { query }: CallOf<typeof listTemplesRoute>) {
    return listAnswer<typeof listTemples>(this.rpc, listTemples, query);
  }

  @UsesRoute(listTempleFacetsRoute)
  facets() {
    return this.rpc.call(listTempleFacets, {});
  }

  @UsesRoute(getTempleRoute)
  get(@Call() { params }: CallOf<typeof getTempleRoute>) {
    return this.rpc.call(getTemple, params);
  }

  @UsesRoute(previewTempleRoute)
  preview(@Call() { params, query }: CallOf<typeof previewTempleRoute>) {
    return this.rpc.call(getTemple, { ...params, preview: query.token });
  }
}
