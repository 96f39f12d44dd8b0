import { Controller } from '@nestjs/common';
import * as rpc from '@valam/contracts/leads/gift-card.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { BuyGiftCard } from './buy-gift-card.js';
import { GetGiftCard } from './get-gift-card.js';

@Controller()
export class GiftCardRpc {
  constructor(
    private readonly buying: BuyGiftCard,
    private readonly getting: GetGiftCard,
  ) {}

  @Handle(rpc.buyGiftCard)
  buy(input: RpcInput<typeof rpc.buyGiftCard>) {
    return this.buying.run(input);
  }

  @Handle(rpc.getGiftCardSession)
  session({ id }: RpcInput<typeof rpc.getGiftCardSession>) {
    return this.getting.session(id);
  }

  @Handle(rpc.getGiftCardBalance)
  balance({ code }: RpcInput<typeof rpc.getGiftCardBalance>) {
    return this.getting.byCode(code);
  }

  @Handle(rpc.getGiftCard)
  card({ token }: RpcInput<typeof rpc.getGiftCard>) {
    return this.getting.behindLink(token);
  }
}
