import { Controller } from '@nestjs/common';
import {
  drawOwnQr,
  exportOwnCommissions,
  getOwnReferral,
  getReferralStats,
  listOwnCommissions,
  listOwnPayouts,
  pictureOwnQr,
  readOwnPayout,
  recordClick,
  setPayoutDetails,
  signUpForReferral,
} from '@valam/contracts/identity/referral.rpc';
import {
  drawOwnQrRoute,
  exportOwnCommissionsRoute,
  getOwnPayoutRoute,
  getOwnReferralRoute,
  getReferralStatsRoute,
  listOwnCommissionsRoute,
  listOwnPayoutsRoute,
  pictureOwnQrRoute,
  recordClickAsPictureRoute,
  recordClickRoute,
  setPayoutDetailsRoute,
  signUpForReferralRoute,
} from '@valam/contracts/identity/referral.routes';
import { isFromThisSite } from '@valam/contracts/shared/request-origin';
import { maxItemsPerMessage, maxPlainListLength } from '@valam/contracts/shared/pages';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { GatewayConfig } from '../config.js';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { RateLimits } from '../limit/rate-limits.js';
import { UsesRoute } from '../route/uses-route.js';

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The referral program, for visitors and for partners. */
@Controller()
export class ReferralController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly config: GatewayConfig,
    private readonly limits: RateLimits,
  ) {}

  @UsesRoute(signUpForReferralRoute)
  signUp(@Call() { body, visitor, idempotencyKey }: CallOf<typeof signUpForReferralRoute>) {
    return this.rpc.call(signUpForReferral, { signup: body, visitor, idempotencyKey });
  }

  @UsesRoute(getReferralStatsRoute)
  async stats(@Call() { caller, params: { referralCode: code } }: CallOf<typeof getReferralStatsRoute>) {
    const { next: more, ...stats } = await this.rpc.call(getReferralStats, { caller, code });
    const leads = [...stats.leads];
    for (let next = more; next && leads.length < maxPlainListLength;) {
      const part = await this.rpc.call(getReferralStats, { caller, code, after: next });
      leads.push(...part.leads);
      next = part.next;
    }
    return { ...stats, leads };
  }

  @UsesRoute(getOwnReferralRoute)
  own(@Call() { caller }: CallOf<typeof getOwnReferralRoute>) {
    return this.rpc.call(getOwnReferral, { caller });
  }

  @UsesRoute(listOwnCommissionsRoute)
  commissions(@Call() { caller, query }: CallOf<typeof listOwnCommissionsRoute>) {
    return listAnswer<typeof listOwnCommissions>(this.rpc, listOwnCommissions, { caller, ...query });
  }

  @UsesRoute(exportOwnCommissionsRoute)
  async commissionsTable(@Call() { caller, reply }: CallOf<typeof exportOwnCommissionsRoute>) {
    const first = await this.rpc.call(exportOwnCommissions, { caller });
    const parts = [first.csv];
    for (let { next } = first; next;) {
      const part = await this.rpc.call(exportOwnCommissions, { caller, after: next });
      parts.push(part.csv);
      next = part.next;
    }
    reply.header('content-disposition', `attachment; filename="${first.filename}"`);
    return parts.join('');
  }

  @UsesRoute(listOwnPayoutsRoute)
  async payouts(@Call() { caller }: CallOf<typeof listOwnPayoutsRoute>) {
    const payouts = await this.rpc.call(listOwnPayouts, { caller });
    for (let last = payouts.at(-1); last && payouts.length % maxItemsPerMessage === 0;) {
      const more = await this.rpc.call(listOwnPayouts, { caller, after: last.id });
      payouts.push(...more);
      last = more.at(-1);
    }
    return payouts;
  }

  @UsesRoute(getOwnPayoutRoute)
  async payout(@Call() { caller, params: { payoutId } }: CallOf<typeof getOwnPayoutRoute>) {
    const { next: more, ...sheet } = await this.rpc.call(readOwnPayout, { caller, payoutId });
    const items = [...sheet.items];
    for (let next = more; next;) {
      const part = await this.rpc.call(readOwnPayout, { caller, payoutId, after: next });
      items.push(...part.items);
      next = part.next;
    }
    return { ...sheet, items };
  }

  @UsesRoute(drawOwnQrRoute)
  async qr(@Call() { caller, query }: CallOf<typeof drawOwnQrRoute>) {
    const { svg } = await this.rpc.call(drawOwnQr, { caller, path: query.path ?? null });
    return svg;
  }

  @UsesRoute(pictureOwnQrRoute)
  qrPicture(@Call() { caller, query }: CallOf<typeof pictureOwnQrRoute>) {
    return this.rpc.call(pictureOwnQr, { caller, path: query.path ?? null });
  }

  @UsesRoute(setPayoutDetailsRoute)
  setPayoutDetails(@Call() { caller, body }: CallOf<typeof setPayoutDetailsRoute>) {
    const { currentPassword, ...details } = body;
    return this.rpc.call(setPayoutDetails, { caller, details, currentPassword });
  }

  @UsesRoute(recordClickRoute)
  click(@Call() { body, visitor }: CallOf<typeof recordClickRoute>) {
    return this.rpc.call(recordClick, { code: body.code, path: body.path ?? null, visitor });
  }

  @UsesRoute(recordClickAsPictureRoute)
  async clickAsPicture(@Call() { query, visitor, request }: CallOf<typeof recordClickAsPictureRoute>) {
    const { headers, host } = request;
    // A picture can be embedded in any page: a request from another site is not counted as a visit, nor
    // against a rate limit.
    if (isFromThisSite({ ...headers, host }, this.config.siteOrigin)) {
      await this.limits.count('form', visitor.address);
      await this.rpc.call(recordClick, { code: query.code, path: null, visitor });
    }
    return emptyPicture;
  }
}
