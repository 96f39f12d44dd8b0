import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';

/** Expires proposals on their last day. */
@Injectable()
export class LapseQuotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('lapse-quotes')
  async sweep(): Promise<void> {
    await this.dataSource.query(
      `update quote set state = 'expired', version = version + 1 where state = 'open' and valid_until <= $1`,
      [this.clock.now()],
    );
  }
}
