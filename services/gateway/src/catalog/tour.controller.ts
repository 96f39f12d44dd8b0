import { Controller } from '@nestjs/common';
import { getTourRoute, listToursRoute, previewTourRoute } from '@valam/contracts/catalog/tour.routes';
import { listTourFacetsRoute } from '@valam/contracts/catalog/tour-facets.routes';
import { listTourFacets } from '@valam/contracts/catalog/tour-facets.rpc';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { UsesRoute } from '../route/uses-route.js';

/** Tours as content. */
@Controller()
export class TourController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listToursRoute)
  list(@Call() { query }: CallOf<typeof listToursRoute>) {
    return listAnswer<typeof listTours>(this.rpc, listTours, query);
  }

  @UsesRoute(listTourFacetsRoute)
  facets(@Call() { query }: CallOf<typeof listTourFacetsRoute>) {
    return this.rpc.call(listTourFacets, query);
  }

  @UsesRoute(getTourRoute)
  get(@Call() { params }: CallOf<typeof getTourRoute>) {
    return this.rpc.call(getTour, params);
  }

  @UsesRoute(previewTourRoute)
  preview(@Call() { params, query }: CallOf<typeof previewTourRoute>) {
    return this.rpc.call(getTour, { ...params, preview: query.token });
  }
}
