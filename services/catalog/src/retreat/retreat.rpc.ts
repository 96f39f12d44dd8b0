import { Controller } from '@nestjs/common';
import { getRetreat, listRetreats } from '@valam/contracts/catalog/retreat.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetRetreat } from './get-retreat.js';
import { ListRetreats } from './list-retreats.js';

@Controller()
export class RetreatRpc {
  constructor(
    private readonly listRetreats: ListRetreats,
    private readonly getRetreat: GetRetreat,
  ) {}

  @Handle(listRetreats)
  list(input: RpcInput<typeof listRetreats>) {
    return this.listRetreats.run(input);
  }

  @Handle(getRetreat)
  get(input: RpcInput<typeof getRetreat>) {
    return this.getRetreat.run(input);
  }
}
