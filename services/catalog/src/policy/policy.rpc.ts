import { Controller } from '@nestjs/common';
import { getPolicy, listPolicies } from '@valam/contracts/catalog/policy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetPolicy } from './get-policy.js';
import { ListPolicies } from './list-policies.js';

@Controller()
export class PolicyRpc {
  constructor(
    private readonly listPolicies: ListPolicies,
    private readonly getPolicy: GetPolicy,
  ) {}

  @Handle(listPolicies)
  list() {
    return this.listPolicies.run();
  }

  @Handle(getPolicy)
  get(input: RpcInput<typeof getPolicy>) {
    return this.getPolicy.run(input);
  }
}
