import { Controller } from '@nestjs/common';
import {
  getPolicyRoute,
  listPoliciesRoute,
  previewPolicyRoute,
} from '@valam/contracts/catalog/policy.routes';
import { getPolicy, listPolicies } from '@valam/contracts/catalog/policy.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** The policies, in force and as drafts. */
@Controller()
export class PolicyController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listPoliciesRoute)
  list() {
    return this.rpc.call(listPolicies, {});
  }

  @UsesRoute(getPolicyRoute)
  get(@Call() { params, query }: CallOf<typeof getPolicyRoute>) {
    return this.rpc.call(getPolicy, { ...params, ...query });
  }

  @UsesRoute(previewPolicyRoute)
  preview(@Call() { params, query }: CallOf<typeof previewPolicyRoute>) {
    return this.rpc.call(getPolicy, { ...params, preview: query.token });
  }
}
