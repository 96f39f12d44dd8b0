import { Controller } from '@nestjs/common';
import * as rpc from '@valam/contracts/leads/share.rpc';
import {
  getBookingSharesRoute,
  getShareInvoiceRoute,
  getShareReceiptRoute,
  getShareRoute,
  inviteCompanionsRoute,
  payShareRoute,
  resendShareRoute,
  saveShareTravellerRoute,
  withdrawShareRoute,
} from '@valam/contracts/leads/share.routes';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Shares of a balance: the lead traveler's actions, and each share by its private link. */
@Controller()
export class ShareController {
  constructor(private readonly client: RpcClient) {}

  @UsesRoute(getBookingSharesRoute)
  ofBooking(@Call() { params }: CallOf<typeof getBookingSharesRoute>) {
    return this.client.call(rpc.getBookingShares, params);
  }

  @UsesRoute(inviteCompanionsRoute)
  invite(@Call() { params, body }: CallOf<typeof inviteCompanionsRoute>) {
    return this.client.call(rpc.inviteCompanions, { ...body, ...params });
  }

  @UsesRoute(withdrawShareRoute)
  withdraw(@Call() { params }: CallOf<typeof withdrawShareRoute>) {
    return this.client.call(rpc.withdrawShare, params);
  }

  @UsesRoute(resendShareRoute)
  resend(@Call() { params }: CallOf<typeof resendShareRoute>) {
    return this.client.call(rpc.resendShare, params);
  }

  @UsesRoute(getShareRoute)
  share(@Call() { params }: CallOf<typeof getShareRoute>) {
    return this.client.call(rpc.getShare, params);
  }

  @UsesRoute(payShareRoute)
  pay(@Call() { params }: CallOf<typeof payShareRoute>) {
    return this.client.call(rpc.payShare, params);
  }

  @UsesRoute(saveShareTravellerRoute)
  saveTraveller(@Call() { params, body }: CallOf<typeof saveShareTravellerRoute>) {
    return this.client.call(rpc.saveShareTraveller, { traveller: body, ...params });
  }

  @UsesRoute(getShareReceiptRoute)
  receipt(@Call() { params }: CallOf<typeof getShareReceiptRoute>) {
    return this.client.call(rpc.getShareReceipt, params);
  }

  @UsesRoute(getShareInvoiceRoute)
  invoice(@Call() { params }: CallOf<typeof getShareInvoiceRoute>) {
    return this.client.call(rpc.getShareInvoice, params);
  }
}
