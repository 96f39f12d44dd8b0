import { Controller } from '@nestjs/common';
import { getVenue, listVenues } from '@valam/contracts/catalog/venue.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetVenue } from './get-venue.js';
import { ListVenues } from './list-venues.js';

@Controller()
export class VenueRpc {
  constructor(
    private readonly listing: ListVenues,
    private readonly getting: GetVenue,
  ) {}

  @Handle(listVenues)
  list(input: RpcInput<typeof listVenues>) {
    return this.listing.run(input);
  }

  @Handle(getVenue)
  get(input: RpcInput<typeof getVenue>) {
    return this.getting.run(input);
  }
}
