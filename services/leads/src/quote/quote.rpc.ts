import { Controller } from '@nestjs/common';
import { acceptQuote, getQuote } from '@valam/contracts/leads/quote.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { AcceptQuote } from './accept-quote.js';
import { Quotes } from './quotes.js';

@Controller()
export class QuoteRpc {
  constructor(
    private readonly quotes: Quotes,
    private readonly acceptQuote: AcceptQuote,
  ) {}

  @Handle(getQuote)
  get({ token }: RpcInput<typeof getQuote>) {
    return this.quotes.get(token);
  }

  @Handle(acceptQuote)
  accept(input: RpcInput<typeof acceptQuote>) {
    return this.acceptQuote.run(input);
  }
}
