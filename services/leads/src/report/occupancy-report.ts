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
import { departures, seatSums } from './occupancy-report.sql.js';

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

/** Departures of a range: seats sold, days left, and the forecast with its basis. */
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

  /** The departures that start in a range, the soonest first, with their forecast. */
  async departures(range: ReportRange): Promise<DepartureOutlook[]> {
    const today = istDay(this.clock.now());
    const rows = await this.dataSource.query<DepartureRow[]>(departures, [range.from, range.to, today]);
    return rows.map((row) => shownOf(row, today));
  }

  private async seats({ from, to }: ReportRange) {
    const [seats] = await this.dataSource.query<
      [{ departures: number; canceled: number; capacity: number; sold: number }]
    >(seatSums, [from, to]);
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
