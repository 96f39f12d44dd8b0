import { Injectable } from '@nestjs/common';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { AnswerWithPage } from '../payment/answer-with-page.js';
import { CheckoutLimiter } from './checkout-limiter.js';
import { HoldOnce } from './hold-once.js';
import { ReleaseCheckout } from './release-checkout.js';
import { SoldOutCheck } from './sold-out-check.js';

type Input = RpcInput<typeof startCheckout>;

/** Holds seats for a traveler and opens the payment page. */
@Injectable()
export class StartCheckout {
  constructor(
    private readonly limiter: CheckoutLimiter,
    private readonly soldOut: SoldOutCheck,
    private readonly holdOnce: HoldOnce,
    private readonly answerWithPage: AnswerWithPage,
    private readonly releaseCheckout: ReleaseCheckout,
  ) {}

  async run({ request, idempotencyKey, network }: Input): Promise<RpcReturn<typeof startCheckout>> {
    const repeat = { scope: 'checkout', key: idempotencyKey };
    const held = await this.limiter.inTurn(request.tourDatePreferred, async () => {
      await this.soldOut.refuse(request, repeat, network ?? null);
      return this.holdOnce.run(request, repeat, network ?? null);
    });
    const page = await this.answerWithPage.run(held, repeat);
    if (!page)
      throw problem(startCheckout, 'leads.payment_unavailable', 'The payment page could not be opened.');
    if (request.replaces) await this.releaseCheckout.replaced(request.replaces, request.tourDatePreferred);
    return page;
  }
}
