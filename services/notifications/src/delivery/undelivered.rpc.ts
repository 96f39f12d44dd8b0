import { Controller } from '@nestjs/common';
import { listUndelivered } from '@valam/contracts/notifications/undelivered.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ListUndelivered } from './list-undelivered.js';

@Controller()
export class UndeliveredRpc {
  constructor(private readonly undelivered: ListUndelivered) {}

  @Handle(listUndelivered)
  list(query: RpcInput<typeof listUndelivered>) {
    return this.undelivered.run(query);
  }
}
