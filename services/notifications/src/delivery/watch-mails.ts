import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { Metrics } from '@valam/service-kit/health/metrics';
import { DataSource } from 'typeorm';

/** An email requested later was taken: the server of this one's address puts it off, and no other waits for that. */
const oldestWaiting = `select min(coalesce(resent_at, requested_at)) as since from mail
        where state in ('queued', 'sending') and coalesce(resent_at, requested_at) > coalesce(
          (select requested_at from mail where state = 'sent' order by requested_at desc limit 1), '-infinity')`;

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
