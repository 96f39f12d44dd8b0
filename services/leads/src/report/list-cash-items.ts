import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { type CashItem, cashItemsPerPage } from '@valam/contracts/leads/cash-report.schema';
import type { listCashItems } from '@valam/contracts/leads/report.rpc';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';
import { items, cashItems } from './list-cash-items.sql.js';

/** The rows of the cash report, the latest first, each with its booking or gift card. */
@Injectable()
export class ListCashItems {
  constructor(private readonly dataSource: DataSource) {}

  async run(
    caller: Caller,
    { from, to, currency, page }: RpcBody<typeof listCashItems>,
  ): Promise<RpcReturn<typeof listCashItems>> {
    allowRole(caller, reportRoles.cash);
    checkRange({ from, to });
    const [count] = await this.dataSource.query<[{ total: number }]>(
      `select count(*)::int as total from ${items}`,
      [currency, from, to],
    );
    const rows = await this.dataSource.query<CashItem[]>(cashItems, [
      currency,
      from,
      to,
      (page - 1) * cashItemsPerPage,
    ]);
    return { items: rows, total: count.total };
  }
}
