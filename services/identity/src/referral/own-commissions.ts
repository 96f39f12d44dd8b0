import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import type { exportOwnCommissions, listOwnCommissions } from '@valam/contracts/identity/referral.rpc';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { CommissionQueries } from '../commission/commission-queries.js';
import { commissionRows, commissionsCsv } from '../commission/commission-csv.js';
import { reasonForPartner } from '../commission/suspicions.js';
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
    const found = await this.commissions.page(own.id, page, perPage, state ?? null);
    return { ...found, items: found.items.map(forPartner) };
  }

  async csv(
    caller: Caller,
    { after }: RpcBody<typeof exportOwnCommissions>,
  ): Promise<RpcReturn<typeof exportOwnCommissions>> {
    const own = await this.codes.of(caller);
    const { items, next } = await this.commissions.following({ contributorId: own.id }, after ?? null);
    const lines = items.map(forPartner);
    return {
      filename: `commissions-${own.referralCode}.csv`,
      csv: after ? commissionRows(lines) : commissionsCsv(lines),
      next,
    };
  }
}

const forPartner = (line: CommissionLine): CommissionLine => ({
  ...line,
  reason: reasonForPartner(line.reason),
});
