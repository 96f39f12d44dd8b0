import { Controller } from '@nestjs/common';
import {
  buyGiftCard,
  getGiftCard,
  getGiftCardBalance,
  getGiftCardSession,
} from '@valam/contracts/leads/gift-card.rpc';
import {
  buyGiftCardRoute,
  getGiftCardBalanceRoute,
  getGiftCardRoute,
  getGiftCardSessionRoute,
} from '@valam/contracts/leads/gift-card.routes';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

@Controller()
export class GiftCardController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(buyGiftCardRoute)
  buy(@Call() { body, idempotencyKey }: CallOf<typeof buyGiftCardRoute>) {
    return this.rpc.call(buyGiftCard, { order: body, idempotencyKey });
  }

  @UsesRoute(getGiftCardSessionRoute)
  session(@Call() { params }: CallOf<typeof getGiftCardSessionRoute>) {
    return this.rpc.call(getGiftCardSession, params);
  }

  @UsesRoute(getGiftCardBalanceRoute)
  balance(@Call() { body }: CallOf<typeof getGiftCardBalanceRoute>) {
    return this.rpc.call(getGiftCardBalance, body);
  }

  @UsesRoute(getGiftCardRoute)
  card(@Call() { params }: CallOf<typeof getGiftCardRoute>) {
    return this.rpc.call(getGiftCard, params);
  }
}
