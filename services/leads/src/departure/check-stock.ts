import { Injectable } from '@nestjs/common';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { SeatAlerts, type StockDifference } from './seat-alerts.js';
import { stockDifferences } from './check-stock.sql.js';

/**
 * Compares the seat counters with bookings and offers every night; a difference is a bug and alerts the team.
 */
@Injectable()
export class CheckStock {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
    private readonly alerts: SeatAlerts,
  ) {}

  @Scheduled('check-stock')
  async run(): Promise<StockDifference[]> {
    const differences = await this.dataSource.query<StockDifference[]>(stockDifferences);
    await inTransactions(this.dataSource, differences, (tx, difference) => {
      this.log.error({ difference }, 'seat counters do not agree with bookings and offers');
      return this.alerts.seatsDiffer(tx, difference);
    });
    return differences;
  }
}
