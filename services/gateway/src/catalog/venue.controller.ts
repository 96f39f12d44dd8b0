import { Controller } from '@nestjs/common';
import { getVenueRoute, listVenuesRoute, previewVenueRoute } from '@valam/contracts/catalog/venue.routes';
import { getVenue, listVenues } from '@valam/contracts/catalog/venue.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { UsesRoute } from '../route/uses-route.js';

@Controller()
export class VenueController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listVenuesRoute)
  list(@Call() { query }: CallOf<typeof listVenuesRoute>) {
    return listAnswer<typeof listVenues>(this.rpc, listVenues, query);
  }

  @UsesRoute(getVenueRoute)
  get(@Call() { params }: CallOf<typeof getVenueRoute>) {
    return this.rpc.call(getVenue, params);
  }

  @UsesRoute(previewVenueRoute)
  preview(@Call() { params, query }: CallOf<typeof previewVenueRoute>) {
    return this.rpc.call(getVenue, { ...params, preview: query.token });
  }
}
