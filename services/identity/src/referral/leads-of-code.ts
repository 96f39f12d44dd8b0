import { Injectable } from '@nestjs/common';
import type { RpcOutput } from '@valam/contracts/shared/define';
import { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import type { LastLead } from '@valam/contracts/leads/referral.schema';
import { maxItemsPerMessage } from '@valam/contracts/shared/pages';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource } from 'typeorm';
import { Contributors } from '../contributor/contributors.js';
import type { Partner } from '../contributor/own-code.js';

export type ReferralCounts = RpcOutput<typeof getReferralCounts>;

interface PartOfLeads {
  readonly leads: RpcOutput<typeof listReferredLeads>['items'];
  readonly next: LastLead | null;
}

type OfCode = Pick<Partner, 'id' | 'referralCode'>;

/** Leads and bookings of a partner's current and former codes, read from leads. */
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

  /**
   * One part, newest first: visitors may write long texts, so all leads could exceed the size of a message.
   */
  async list(partner: OfCode, after: LastLead | undefined): Promise<PartOfLeads> {
    const { items: leads } = await this.rpc.call(listReferredLeads, {
      ...(await this.codesOf(partner)),
      page: 1,
      perPage: maxItemsPerMessage,
      after,
    });
    const last = leads.length === maxItemsPerMessage ? leads.at(-1) : undefined;
    return { leads, next: last ? { at: last.createdAt, id: last.id } : null };
  }

  private async codesOf(partner: OfCode): Promise<{ code: string; formerCodes: string[] }> {
    const formerCodes = await this.contributors.formerCodes(this.dataSource.manager, partner);
    return { code: partner.referralCode, formerCodes };
  }
}
