import { Controller } from '@nestjs/common';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { CancelBooking } from './cancel-booking.js';
import { ChangeOwnBooking } from './change-own-booking.js';
import { GetBooking } from './get-booking.js';
import { PayForBooking } from './pay-for-booking.js';
import { RedeemForBooking } from './redeem-for-booking.js';
import { Travellers } from '../booking/travellers.js';

@Controller()
export class BookingRpc {
  constructor(
    private readonly getting: GetBooking,
    private readonly cancelling: CancelBooking,
    private readonly changing: ChangeOwnBooking,
    private readonly paying: PayForBooking,
    private readonly redeeming: RedeemForBooking,
    private readonly travellers: Travellers,
  ) {}

  @Handle(rpc.getBooking)
  get({ token }: RpcInput<typeof rpc.getBooking>) {
    return this.getting.run(token);
  }

  @Handle(rpc.quoteCancel)
  quoteCancel({ token }: RpcInput<typeof rpc.quoteCancel>) {
    return this.cancelling.quote(token);
  }

  @Handle(rpc.cancelBooking)
  cancel(input: RpcInput<typeof rpc.cancelBooking>) {
    return this.cancelling.run(input);
  }

  @Handle(rpc.quoteChangeDate)
  quoteChangeDate({ token, dateId }: RpcInput<typeof rpc.quoteChangeDate>) {
    return this.changing.quote(token, { dateId });
  }

  @Handle(rpc.changeDate)
  async changeDate({ token, dateId, expectedTotal }: RpcInput<typeof rpc.changeDate>) {
    await this.changing.run(token, { dateId }, expectedTotal);
    return this.getting.run(token);
  }

  @Handle(rpc.quoteGroupSize)
  quoteGroupSize({ token, quantity }: RpcInput<typeof rpc.quoteGroupSize>) {
    return this.changing.quote(token, { quantity });
  }

  @Handle(rpc.changeGroupSize)
  async changeGroupSize({ token, quantity, expectedTotal }: RpcInput<typeof rpc.changeGroupSize>) {
    await this.changing.run(token, { quantity }, expectedTotal);
    return this.getting.run(token);
  }

  @Handle(rpc.transferBooking)
  transfer(input: RpcInput<typeof rpc.transferBooking>) {
    return this.paying.transfer(input);
  }

  @Handle(rpc.payBalance)
  payBalance(input: RpcInput<typeof rpc.payBalance>) {
    return this.paying.balance(input);
  }

  @Handle(rpc.redeemGiftCards)
  async redeemGiftCards(input: RpcInput<typeof rpc.redeemGiftCards>) {
    await this.redeeming.run(input);
    return this.getting.run(input.token);
  }

  @Handle(rpc.saveTravellers)
  saveTravellers(input: RpcInput<typeof rpc.saveTravellers>) {
    return this.travellers.save(input);
  }
}
