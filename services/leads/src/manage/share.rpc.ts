import { Controller } from '@nestjs/common';
import * as rpc from '@valam/contracts/leads/share.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { BookingAccess } from '../booking/booking-access.js';
import { BookingSharesView } from '../share/booking-shares-view.js';
import { GetShare } from './get-share.js';
import { InviteCompanions } from './invite-companions.js';
import { PayShare } from './pay-share.js';

@Controller()
export class ShareRpc {
  constructor(
    private readonly access: BookingAccess,
    private readonly view: BookingSharesView,
    private readonly companions: InviteCompanions,
    private readonly getShare: GetShare,
    private readonly payShare: PayShare,
  ) {}

  @Handle(rpc.getBookingShares)
  shares({ token }: { readonly token: string }) {
    return this.access.read(token, (tx, booking) => this.view.of(tx, booking));
  }

  @Handle(rpc.inviteCompanions)
  async invite(input: RpcInput<typeof rpc.inviteCompanions>) {
    await this.companions.invite(input);
    return this.shares(input);
  }

  @Handle(rpc.withdrawShare)
  async withdraw(input: RpcInput<typeof rpc.withdrawShare>) {
    await this.companions.withdraw(input);
    return this.shares(input);
  }

  @Handle(rpc.resendShare)
  async resend(input: RpcInput<typeof rpc.resendShare>) {
    await this.companions.resend(input);
    return this.shares(input);
  }

  @Handle(rpc.getShare)
  get({ token }: RpcInput<typeof rpc.getShare>) {
    return this.getShare.run(token);
  }

  @Handle(rpc.payShare)
  pay(input: RpcInput<typeof rpc.payShare>) {
    return this.payShare.pay(input);
  }

  @Handle(rpc.saveShareTraveller)
  async saveTraveller(input: RpcInput<typeof rpc.saveShareTraveller>) {
    await this.payShare.saveTraveller(input);
    return this.getShare.run(input.token);
  }
}
