import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { DataSource } from 'typeorm';

/** Proposals end on their own on their day. */
@Injectable()
export class LapseQuotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @EveryCron('*/5 * * * *', 'lapse-quotes')
  async sweep(): Promise<void> {
    await this.dataSource.query(
      `update quote set state = 'expired', version = version + 1 where state = 'open' and valid_until <= $1`,
      [this.clock.now()],
    );
  }
}
