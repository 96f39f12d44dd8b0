import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import type { exportOwnCommissions, listOwnCommissions } from '@valam/contracts/identity/referral.rpc';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { maxItemsPerMessage, maxPlainListLength } from '@valam/contracts/shared/pages';
import { CommissionQueries } from '../commission/commission-queries.js';
import { commissionsCsv } from '../commission/commission-csv.js';
import { OwnCode } from '../contributor/own-code.js';

/** A partner's lines, on screen and as a CSV file. */
@Injectable()
export class OwnCommissions {
  constructor(
    private readonly codes: OwnCode,
    private readonly commissions: CommissionQueries,
  ) {}

  async list(
    caller: Caller,
    { page, perPage, state }: RpcBody<typeof listOwnCommissions>,
  ): Promise<RpcReturn<typeof listOwnCommissions>> {
    const own = await this.codes.of(caller);
    return this.commissions.page(own.id, page, perPage, state ?? null);
  }

  async csv(caller: Caller): Promise<RpcReturn<typeof exportOwnCommissions>> {
    const own = await this.codes.of(caller);
    const lines: CommissionLine[] = [];
    for (let page = 1; lines.length < maxPlainListLength; page++) {
      const { items } = await this.commissions.page(own.id, page, maxItemsPerMessage, null);
      lines.push(...items);
      if (items.length < maxItemsPerMessage) break;
    }
    return { filename: `commissions-${own.referralCode}.csv`, csv: commissionsCsv(lines) };
  }
}
