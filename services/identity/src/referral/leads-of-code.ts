import { Injectable } from '@nestjs/common';
import type { RpcOutput } from '@valam/contracts/shared/define';
import { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import { maxItemsPerMessage, maxPlainListLength } from '@valam/contracts/shared/pages';
import { RpcClient } from '@valam/service-kit/rpc/client';

export type ReferralCounts = RpcOutput<typeof getReferralCounts>;
export type ReferredLeads = RpcOutput<typeof listReferredLeads>['items'];

/** Leads and bookings of a code, read from leads. */
@Injectable()
export class LeadsOfCode {
  constructor(private readonly rpc: RpcClient) {}

  counts(code: string, months: number): Promise<ReferralCounts> {
    return this.rpc.call(getReferralCounts, { code, months });
  }

  /** Newest first, page by page, so that no message has the whole table. */
  async list(code: string): Promise<ReferredLeads> {
    const found: ReferredLeads = [];
    for (let page = 1; found.length < maxPlainListLength; page++) {
      const { items, total } = await this.rpc.call(listReferredLeads, {
        code,
        page,
        perPage: maxItemsPerMessage,
      });
      found.push(...items);
      if (items.length === 0 || found.length >= total) break;
    }
    return found.slice(0, maxPlainListLength);
  }
}
