import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { Metrics } from '@valam/service-kit/health/metrics';
import { DataSource } from 'typeorm';

/**
 * If an email that was requested later has been accepted, this one is deferred by its recipient's server
 * only, and no other waits for it.
 */
const oldestWaiting = `select min(coalesce(resent_at, requested_at)) as since from mail
        where state in ('queued', 'sending') and coalesce(resent_at, requested_at) > coalesce(
          (select requested_at from mail where state = 'sent' order by requested_at desc limit 1), '-infinity')`;

/**
 * A failed attempt is not a failed job: without this metric, a mail server that refuses everything would go
 * unnoticed.
 */
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
