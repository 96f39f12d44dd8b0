import { Controller } from '@nestjs/common';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ApplyAsHost } from './apply-as-host.js';

@Controller()
export class HostApplicationRpc {
  constructor(private readonly applications: ApplyAsHost) {}

  @Handle(applyAsHost)
  apply(input: RpcInput<typeof applyAsHost>) {
    return this.applications.run(input);
  }
}
