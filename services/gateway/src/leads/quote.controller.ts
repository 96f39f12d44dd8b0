import { Controller } from '@nestjs/common';
import { acceptQuoteRoute, getQuoteRoute } from '@valam/contracts/leads/quote.routes';
import { acceptQuote, getQuote } from '@valam/contracts/leads/quote.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Proposals with a price. */
@Controller()
export class QuoteController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(getQuoteRoute)
  get(@Call() { params }: CallOf<typeof getQuoteRoute>) {
    return this.rpc.call(getQuote, params);
  }

  @UsesRoute(acceptQuoteRoute)
  accept(@Call() { params, body }: CallOf<typeof acceptQuoteRoute>) {
    return this.rpc.call(acceptQuote, { ...body, ...params });
  }
}
