import { Injectable } from '@nestjs/common';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { SeatAlerts, type StockDifference } from './seat-alerts.js';

/** The counters against what they count. */
export const stockDifferences = `
  with counted as (
    select d.id, d.tour_title, d.confirmed, d.reserved,
           d.sample_sold + coalesce((select sum(quantity) from booking b where b.departure_id = d.id
             and b.state in ('deposit_paid', 'balance_due', 'paid', 'completed')), 0) as counted_confirmed,
           coalesce((select sum(quantity) from booking b where b.departure_id = d.id and b.state in ('held', 'awaiting_payment')), 0)
             + coalesce((select sum(quantity) from waitlist_entry w where w.departure_id = d.id and w.state = 'offered'), 0) as counted_reserved
      from departure d
  )
  select * from counted where confirmed <> counted_confirmed or reserved <> counted_reserved`;

/** Every night the seat counters are compared with bookings and offers; a difference is a bug and is reported at once. */
@Injectable()
export class CheckStock {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
    private readonly alerts: SeatAlerts,
  ) {}

  @EveryCron('30 20 * * *', 'check-stock')
  async run(): Promise<StockDifference[]> {
    const differences = await this.dataSource.query<StockDifference[]>(stockDifferences);
    await inTransactions(this.dataSource, differences, (tx, difference) => {
      this.log.error({ difference }, 'seat counters do not agree with bookings and offers');
      return this.alerts.seatsDiffer(tx, difference);
    });
    return differences;
  }
}
