import { Controller } from '@nestjs/common';
import { checkPromo } from '@valam/contracts/leads/promo.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { CheckPromo } from './check-promo.js';

@Controller()
export class PromoRpc {
  constructor(private readonly checking: CheckPromo) {}

  @Handle(checkPromo)
  check(input: RpcInput<typeof checkPromo>) {
    return this.checking.run(input);
  }
}
