import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { acceptPaidLate, expireOld, reopenUnpaid } from './lapse-quotes.sql.js';

/** Reopens proposals whose payment never arrived, and expires proposals on their last day. */
@Injectable()
export class LapseQuotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('lapse-quotes')
  async sweep(): Promise<void> {
    await this.dataSource.query(reopenUnpaid);
    await this.dataSource.query(acceptPaidLate);
    await this.dataSource.query(expireOld, [this.clock.now()]);
  }
}
