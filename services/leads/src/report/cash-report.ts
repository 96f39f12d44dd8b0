import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { CommissionOutlook } from '@valam/contracts/identity/commission.schema';
import type { getCashReport } from '@valam/contracts/leads/report.rpc';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import type { Currency } from '@valam/contracts/shared/money';
import { rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';
import { cashBetween, type CashBooks, cashMonths, type CashMove } from './cash-months.js';

/** `$1` is the currency, `$2` the first day, `$3` today. */
const sums = `
  select (select coalesce(sum(case kind when 'refund' then -amount_minor else amount_minor end), 0)
            from cash_day where currency = $1 and day < $2)::bigint as opening,
         (select coalesce(sum(case kind when 'refund' then -amount_minor else amount_minor end), 0)
            from cash_day where currency = $1)::bigint as position,
         (select coalesce(sum(amount_minor), 0) from cash_due where currency = $1 and day < $3)::bigint as overdue,
         (select coalesce(sum(l.amount_minor), 0) from gift_card_line l join gift_card c on c.id = l.gift_card_id
           where c.currency = $1)::bigint as liability,
         ((select coalesce(sum(r.amount_minor), 0) from refund r join payment p on p.id = r.payment_id
            where r.currency = $1 and r.state in ('pending', 'failed') and p.method <> 'gift_card')
          + (select coalesce(sum(amount_minor), 0) from gift_card_refund
              where currency = $1 and state in ('pending', 'failed')))::bigint as under_way,
         (select coalesce(sum(s.amount_minor), 0) from payment_session s join booking b on b.id = s.booking_id
           where s.state = 'open' and s.currency = $1 and s.purpose in ('deposit', 'full')
             and b.state = 'awaiting_payment')::bigint as awaited`;

const duesByDay = `select day, kind, sum(amount_minor)::bigint as minor from cash_due
        where currency = $1 and day between $2 and $3 group by 1, 2`;

type Report = RpcReturn<typeof getCashReport>;

interface Sums {
  opening: number;
  position: number;
  overdue: number;
  liability: number;
  under_way: number;
  awaited: number;
}

const none: CommissionOutlook = { paid: [], due: [] };

/** Money received, paid out and due, and the expected bank balance, in one currency, from the prepared sums. */
@Injectable()
export class CashReportQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(caller: Caller, query: RpcBody<typeof getCashReport>): Promise<Report> {
    allowRole(caller, reportRoles.cash);
    const range = { from: query.from, to: query.to };
    checkRange(range);
    const before = rangeBefore(range);
    const { currency } = query;
    const today = istDay(this.clock.now());
    // Partners are paid in dollars: other currencies have no commissions, so none are missing.
    const commissions = currency === 'USD' ? query.commissions : none;
    const [known] = await this.dataSource.query<[Sums]>(sums, [currency, before.from, today]);
    const books: CashBooks = {
      today,
      moved: await this.moved(currency, before.from),
      openingMinor: known.opening,
      due: await this.due(currency, today, range),
      refundsUnderWayMinor: known.under_way,
      commissions,
    };
    const owed = (state: CommissionOutlook['due'][number]['state']) =>
      (commissions?.due ?? [])
        .filter((one) => one.state === state)
        .reduce((sum, { minor }) => sum + minor, 0);
    const paidOut = (commissions?.paid ?? []).reduce((sum, { minor }) => sum + minor, 0);
    const [reading] = await this.dataSource.query<
      [{ read_at: Date | null; differences: Report['differences'] }]
    >('select read_at, differences from cash_reading');
    return {
      range,
      before,
      today,
      currency,
      readAt: reading.read_at?.toISOString() ?? null,
      hasCommissions: commissions !== null,
      differences: reading.differences.map((one) => ({
        ...one,
        ledgerMinor: Number(one.ledgerMinor),
        preparedMinor: Number(one.preparedMinor),
      })),
      positionMinor: known.position - paidOut,
      then: cashBetween(books, before),
      giftCardLiabilityMinor: known.liability,
      refundsUnderWayMinor: known.under_way,
      depositsAwaitedMinor: known.awaited,
      overdueMinor: known.overdue,
      commissionsPendingMinor: owed('pending'),
      commissionsLockedMinor: owed('locked'),
      commissionsPayableMinor: owed('approved') + owed('in_payout'),
      months: cashMonths(books, range),
    };
  }

  private moved(currency: Currency, since: string): Promise<CashMove[]> {
    return this.dataSource.query<CashMove[]>(
      `select day, kind, amount_minor as minor from cash_day where currency = $1 and day >= $2`,
      [currency, since],
    );
  }

  private due(currency: Currency, today: string, { to }: ReportRange): Promise<CashMove[]> {
    return this.dataSource.query<CashMove[]>(duesByDay, [currency, today, to]);
  }
}
