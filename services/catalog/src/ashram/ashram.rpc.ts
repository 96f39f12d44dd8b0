import { Controller } from '@nestjs/common';
import { getAshram, listAshrams } from '@valam/contracts/catalog/ashram.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetAshram } from './get-ashram.js';
import { ListAshrams } from './list-ashrams.js';

@Controller()
export class AshramRpc {
  constructor(
    private readonly listAshrams: ListAshrams,
    private readonly getAshram: GetAshram,
  ) {}

  @Handle(listAshrams)
  list(input: RpcInput<typeof listAshrams>) {
    return this.listAshrams.run(input);
  }

  @Handle(getAshram)
  get(input: RpcInput<typeof getAshram>) {
    return this.getAshram.run(input);
  }
}
