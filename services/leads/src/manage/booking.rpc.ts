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
    private readonly getBooking: GetBooking,
    private readonly cancelBooking: CancelBooking,
    private readonly changeOwnBooking: ChangeOwnBooking,
    private readonly payForBooking: PayForBooking,
    private readonly redeemForBooking: RedeemForBooking,
    private readonly travellers: Travellers,
  ) {}

  @Handle(rpc.getBooking)
  get({ token }: RpcInput<typeof rpc.getBooking>) {
    return this.getBooking.run(token);
  }

  @Handle(rpc.quoteCancel)
  quoteCancel({ token }: RpcInput<typeof rpc.quoteCancel>) {
    return this.cancelBooking.quote(token);
  }

  @Handle(rpc.cancelBooking)
  cancel(input: RpcInput<typeof rpc.cancelBooking>) {
    return this.cancelBooking.run(input);
  }

  @Handle(rpc.quoteChangeDate)
  quoteChangeDate({ token, dateId }: RpcInput<typeof rpc.quoteChangeDate>) {
    return this.changeOwnBooking.quote(token, { dateId });
  }

  @Handle(rpc.changeDate)
  async changeDate({ token, dateId, expectedTotal }: RpcInput<typeof rpc.changeDate>) {
    await this.changeOwnBooking.run(token, { dateId }, expectedTotal);
    return this.getBooking.run(token);
  }

  @Handle(rpc.quoteGroupSize)
  quoteGroupSize({ token, quantity }: RpcInput<typeof rpc.quoteGroupSize>) {
    return this.changeOwnBooking.quote(token, { quantity });
  }

  @Handle(rpc.changeGroupSize)
  async changeGroupSize({ token, quantity, expectedTotal }: RpcInput<typeof rpc.changeGroupSize>) {
    await this.changeOwnBooking.run(token, { quantity }, expectedTotal);
    return this.getBooking.run(token);
  }

  @Handle(rpc.transferBooking)
  transfer(input: RpcInput<typeof rpc.transferBooking>) {
    return this.payForBooking.transfer(input);
  }

  @Handle(rpc.payBalance)
  payBalance(input: RpcInput<typeof rpc.payBalance>) {
    return this.payForBooking.balance(input);
  }

  @Handle(rpc.redeemGiftCards)
  async redeemGiftCards(input: RpcInput<typeof rpc.redeemGiftCards>) {
    await this.redeemForBooking.run(input);
    return this.getBooking.run(input.token);
  }

  @Handle(rpc.saveTravellers)
  saveTravellers(input: RpcInput<typeof rpc.saveTravellers>) {
    return this.travellers.save(input);
  }
}
