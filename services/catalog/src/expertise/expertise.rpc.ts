import { Controller } from '@nestjs/common';
import { listExpertise } from '@valam/contracts/catalog/expertise.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ListExpertise } from './list-expertise.js';

@Controller()
export class ExpertiseRpc {
  constructor(private readonly listing: ListExpertise) {}

  @Handle(listExpertise)
  list(input: RpcInput<typeof listExpertise>) {
    return this.listing.run(input);
  }
}
