import { Controller } from '@nestjs/common';
import { getVenue, listVenues } from '@valam/contracts/catalog/venue.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetVenue } from './get-venue.js';
import { ListVenues } from './list-venues.js';

@Controller()
export class VenueRpc {
  constructor(
    private readonly listVenues: ListVenues,
    private readonly getVenue: GetVenue,
  ) {}

  @Handle(listVenues)
  list(input: RpcInput<typeof listVenues>) {
    return this.listVenues.run(input);
  }

  @Handle(getVenue)
  get(input: RpcInput<typeof getVenue>) {
    return this.getVenue.run(input);
  }
}
