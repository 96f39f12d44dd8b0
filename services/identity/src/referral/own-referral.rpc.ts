import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
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
import type { RpcBody } from '@valam/contracts/shared/define';
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
  read(caller: Caller) {
    return this.dashboard.run(caller);
  }

  @Handle(listOwnCommissions)
  list(caller: Caller, body: RpcBody<typeof listOwnCommissions>) {
    return this.commissions.list(caller, body);
  }

  @Handle(exportOwnCommissions)
  export(caller: Caller, body: RpcBody<typeof exportOwnCommissions>) {
    return this.commissions.csv(caller, body);
  }

  @Handle(listOwnPayouts)
  listPayouts(caller: Caller, body: RpcBody<typeof listOwnPayouts>) {
    return this.payouts.list(caller, body);
  }

  @Handle(readOwnPayout)
  readPayout(caller: Caller, body: RpcBody<typeof readOwnPayout>) {
    return this.payouts.read(caller, body);
  }

  @Handle(drawOwnQr)
  drawQr(caller: Caller, body: RpcBody<typeof drawOwnQr>) {
    return this.qr.run(caller, body);
  }

  @Handle(pictureOwnQr)
  pictureQr(caller: Caller, body: RpcBody<typeof pictureOwnQr>) {
    return this.qr.picture(caller, body);
  }

  @Handle(setPayoutDetails)
  setDetails(caller: Caller, body: RpcBody<typeof setPayoutDetails>) {
    return this.details.run(caller, body);
  }
}
