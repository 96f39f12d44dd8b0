import { Injectable } from '@nestjs/common';
import type { RpcOutput } from '@valam/contracts/shared/define';
import { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import { maxItemsPerMessage, maxPlainListLength } from '@valam/contracts/shared/pages';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource } from 'typeorm';
import { Contributors } from '../contributor/contributors.js';
import type { Partner } from '../contributor/own-code.js';

export type ReferralCounts = RpcOutput<typeof getReferralCounts>;
export type ReferredLeads = RpcOutput<typeof listReferredLeads>['items'];

type OfCode = Pick<Partner, 'id' | 'referralCode'>;

/** Leads and bookings of a partner's code and of the codes before it, read from leads. */
@Injectable()
export class LeadsOfCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contributors: Contributors,
    private readonly rpc: RpcClient,
  ) {}

  async counts(partner: OfCode, months: number): Promise<ReferralCounts> {
    return this.rpc.call(getReferralCounts, { ...(await this.codesOf(partner)), months });
  }

  /** Newest first, page by page, so that no message has the whole table. */
  async list(partner: OfCode): Promise<ReferredLeads> {
    const codes = await this.codesOf(partner);
    const found: ReferredLeads = [];
    for (let page = 1; found.length < maxPlainListLength; page++) {
      const { items, total } = await this.rpc.call(listReferredLeads, {
        ...codes,
        page,
        perPage: maxItemsPerMessage,
      });
      found.push(...items);
      if (items.length === 0 || found.length >= total) break;
    }
    return found.slice(0, maxPlainListLength);
  }

  private async codesOf(partner: OfCode): Promise<{ code: string; formerCodes: string[] }> {
    const formerCodes = await this.contributors.formerCodes(this.dataSource.manager, partner);
    return { code: partner.referralCode, formerCodes };
  }
}
