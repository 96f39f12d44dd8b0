import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { type CashItem, cashItemsPerPage } from '@valam/contracts/leads/cash-report.schema';
import type { listCashItems } from '@valam/contracts/leads/report.rpc';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';

const items = `
  (select kind || ':' || source_id as id, day, kind, amount_minor, currency, booking_id, gift_card_id from cash_entry
    where currency = $1 and day between $2 and $3
   union all
   select 'due:' || booking_id || ':' || number, day, kind, amount_minor, currency, booking_id, null from cash_due
    where currency = $1 and day between $2 and $3) item`;

const cashItems = `select item.id, item.day, item.kind, item.amount_minor as "amountMinor", item.currency,
              item.booking_id as "bookingId", item.gift_card_id as "giftCardId",
              coalesce(b.ref, 'Gift card ' || coalesce('…' || c.code_end, 'not sent yet')) as label
         from (select * from ${items} order by day desc, id limit ${cashItemsPerPage} offset $4) item
         left join booking b on b.id = item.booking_id left join gift_card c on c.id = item.gift_card_id
        order by item.day desc, item.id`;

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
