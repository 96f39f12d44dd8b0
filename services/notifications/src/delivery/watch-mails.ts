import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { Metrics } from '@valam/service-kit/health/metrics';
import { DataSource } from 'typeorm';
import { oldestWaiting } from './watch-mails.sql.js';

/** An attempt that failed is no failed job: without this figure, a mail server that refuses everything shows nowhere. */
@Injectable()
export class WatchMails {
  constructor(metrics: Metrics, dataSource: DataSource, clock: Clock) {
    const help = 'Age of the oldest email since which no mail server has taken any';
    metrics.watch('emails_waiting_seconds', help, async () => {
      const [row] = await dataSource.query<{ since: Date | null }[]>(oldestWaiting);
      return row?.since ? (clock.now().getTime() - row.since.getTime()) / 1_000 : 0;
    });
  }
}
