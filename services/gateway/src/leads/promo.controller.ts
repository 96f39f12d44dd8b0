import { Controller } from '@nestjs/common';
import { checkPromo } from '@valam/contracts/leads/promo.rpc';
import { checkPromoRoute } from '@valam/contracts/leads/promo.routes';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

@Controller()
export class PromoController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(checkPromoRoute)
  check(@Call() { body }: CallOf<typeof checkPromoRoute>) {
    return this.rpc.call(checkPromo, body);
  }
}
