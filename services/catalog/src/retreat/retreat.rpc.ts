import { Controller } from '@nestjs/common';
import { getRetreat, listRetreats } from '@valam/contracts/catalog/retreat.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetRetreat } from './get-retreat.js';
import { ListRetreats } from './list-retreats.js';

@Controller()
export class RetreatRpc {
  constructor(
    private readonly listing: ListRetreats,
    private readonly getting: GetRetreat,
  ) {}

  @Handle(listRetreats)
  list(input: RpcInput<typeof listRetreats>) {
    return this.listing.run(input);
  }

  @Handle(getRetreat)
  get(input: RpcInput<typeof getRetreat>) {
    return this.getting.run(input);
  }
}
