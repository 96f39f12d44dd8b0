import { Controller } from '@nestjs/common';
import {
  drawOwnQr,
  exportOwnCommissions,
  getOwnReferral,
  listOwnCommissions,
  listOwnPayouts,
  pictureOwnQr,
  readOwnPayout,
  setPayoutDetails,
} from '@valam/contracts/identity/referral.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { OwnPayouts } from '../payout/own-payouts.js';
import { SetPayoutDetails } from '../payout/set-payout-details.js';
import { DrawQr } from './draw-qr.js';
import { OwnCommissions } from './own-commissions.js';
import { OwnReferral } from './own-referral.js';

@Controller()
export class OwnReferralRpc {
  constructor(
    private readonly dashboard: OwnReferral,
    private readonly commissions: OwnCommissions,
    private readonly payouts: OwnPayouts,
    private readonly details: SetPayoutDetails,
    private readonly qr: DrawQr,
  ) {}

  @Handle(getOwnReferral)
  read({ caller }: RpcInput<typeof getOwnReferral>) {
    return this.dashboard.run(caller);
  }

  @Handle(listOwnCommissions)
  list(input: RpcInput<typeof listOwnCommissions>) {
    return this.commissions.list(input);
  }

  @Handle(exportOwnCommissions)
  export(input: RpcInput<typeof exportOwnCommissions>) {
    return this.commissions.csv(input);
  }

  @Handle(listOwnPayouts)
  listPayouts(input: RpcInput<typeof listOwnPayouts>) {
    return this.payouts.list(input);
  }

  @Handle(readOwnPayout)
  readPayout(input: RpcInput<typeof readOwnPayout>) {
    return this.payouts.read(input);
  }

  @Handle(drawOwnQr)
  drawQr(input: RpcInput<typeof drawOwnQr>) {
    return this.qr.run(input);
  }

  @Handle(pictureOwnQr)
  pictureQr(input: RpcInput<typeof pictureOwnQr>) {
    return this.qr.picture(input);
  }

  @Handle(setPayoutDetails)
  setDetails(input: RpcInput<typeof setPayoutDetails>) {
    return this.details.run(input);
  }
}
