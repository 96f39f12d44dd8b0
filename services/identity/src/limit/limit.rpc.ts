import { Controller } from '@nestjs/common';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { networkOf } from '@valam/service-kit/visitor/network-of';
import { Limits } from './limits.js';

@Controller()
export class LimitRpc {
  constructor(private readonly limits: Limits) {}

  @Handle(consumeLimit)
  consume({ rule, key }: RpcInput<typeof consumeLimit>) {
    return this.limits.consume(rule, networkOf(key));
  }
}
