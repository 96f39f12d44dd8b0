import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { getOccupancyReport } from '@valam/contracts/leads/report.rpc';
import { type DepartureOutlook, reportRoles } from '@valam/contracts/leads/report.schema';
import { daysBetween, istDay } from '@valam/contracts/shared/days';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { money, type Currency } from '@valam/contracts/shared/money';
import { rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';
import { outlookOf } from './departure-outlook.js';

interface DepartureRow {
  id: string;
  tour_id: string | null;
  tour_title: string;
  start_date: string;
  capacity: number;
  confirmed: number;
  minimum_group: number | null;
  decision_date: string | null;
  is_canceled: boolean;
  at_stake: { currency: Currency; minor: number }[];
  earlier: { start: string; then: number; final: number }[];
}

/**
 * A departure with what its bookings are worth and how many travelers earlier ones of its tour had at the same distance
 * from their start. `$1` and `$2` are the range, `$3` is today.
 */
const departures = `
  select d.id, d.tour_id, d.tour_title, d.start_date, d.capacity, d.confirmed, d.minimum_group, d.decision_date,
         d.cancelled_at is not null as is_canceled, stake.at_stake, pace.earlier
    from departure d
    cross join lateral (
      select coalesce(json_agg(json_build_object('currency', currency, 'minor', minor) order by currency), '[]') as at_stake
        from (select currency, sum(total_minor) as minor from booking
               where departure_id = d.id and state in ('deposit_paid', 'balance_due', 'paid') group by currency) sums
    ) stake
    cross join lateral (
      select coalesce(json_agg(json_build_object('start', start_date, 'then', sold_then, 'final', sold) order by start_date), '[]') as earlier
        from (
          select e.start_date,
                 coalesce(sum(s.travelers) filter (where s.day <= e.start_date - (d.start_date - $3::date)), 0) as sold_then,
                 coalesce(sum(s.travelers), 0) as sold
            from (select id, start_date from departure
                   where tour_id = d.tour_id and start_date < $3 and cancelled_at is null and d.start_date >= $3
                   order by start_date desc limit 8) e
            left join booking b on b.departure_id = e.id
            left join sales_entry s on s.booking_id = b.id
           group by e.id, e.start_date) past
    ) pace
   where d.start_date between $1 and $2
   order by d.start_date, d.tour_title`;

/** Departures of a range: seats sold, days left, and whether they will run, with the reckoning. */
@Injectable()
export class OccupancyReport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(
    caller: Caller,
    range: RpcBody<typeof getOccupancyReport>,
  ): Promise<RpcReturn<typeof getOccupancyReport>> {
    allowRole(caller, reportRoles.occupancy);
    checkRange(range);
    const today = istDay(this.clock.now());
    const before = rangeBefore(range);
    const seesMoney = caller.role !== null && reportRoles.sales.includes(caller.role);
    return {
      range,
      before,
      today,
      now: await this.seats(range),
      then: await this.seats(before),
      departures: (await this.departures(range)).map((shown) => ({
        ...shown,
        atStake: seesMoney ? shown.atStake : null,
      })),
    };
  }

  /** The departures that start in a range, with whether they will run. */
  async departures(range: ReportRange): Promise<DepartureOutlook[]> {
    const today = istDay(this.clock.now());
    const rows = await this.dataSource.query<DepartureRow[]>(departures, [range.from, range.to, today]);
    return rows.map((row) => shownOf(row, today));
  }

  private async seats({ from, to }: ReportRange) {
    const [seats] = await this.dataSource.query<
      [{ departures: number; canceled: number; capacity: number; sold: number }]
    >(
      `select count(*) filter (where cancelled_at is null)::int as departures,
              count(*) filter (where cancelled_at is not null)::int as canceled,
              coalesce(sum(capacity) filter (where cancelled_at is null), 0)::int as capacity,
              coalesce(sum(confirmed) filter (where cancelled_at is null), 0)::int as sold
         from departure where start_date between $1 and $2`,
      [from, to],
    );
    return seats;
  }
}

function shownOf(row: DepartureRow, today: string): DepartureOutlook {
  const daysLeft = daysBetween(today, row.start_date);
  const seats = {
    capacity: row.capacity,
    sold: row.confirmed,
    minimum: row.minimum_group,
    isCanceled: row.is_canceled,
    daysLeft,
  };
  return {
    id: row.id,
    tourId: row.tour_id,
    tourTitle: row.tour_title,
    startDate: row.start_date,
    decisionDate: row.decision_date,
    ...seats,
    atStake: row.at_stake.map(({ currency, minor }) => money(minor, currency)),
    earlier: row.earlier.map(({ start, then, final }) => ({ startDate: start, then, final })),
    ...outlookOf(seats, row.earlier),
  };
}
