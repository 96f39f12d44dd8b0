import { Injectable } from '@nestjs/common';
import { istDay } from '@valam/contracts/shared/days';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { SiteLinks } from '../site/site-links.js';
import { morningMail } from './morning-mail.js';
import { morningEmailJob } from './morning.jobs.js';
import { MorningSources } from './morning-sources.js';

/** SQL condition: an owner who wants the email of the day `$2`, which has not been queued yet. */
const isDue = `role = 'owner' and wants_morning_email and not is_blocked and email_verified
  and morning_email_day is distinct from`;

interface Recipient {
  readonly email: string;
  readonly full_name: string | null;
}

/** Sends the morning email, once per owner and day, with any number of replicas. */
@Injectable()
export class SendMorningEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly sources: MorningSources,
    private readonly site: SiteLinks,
  ) {}

  /** At 7:00 in India, and hourly until noon for owners who have not got it. */
  @Scheduled('morning-emails')
  async start(): Promise<void> {
    const day = this.today();
    await this.dataSource.transaction(async (tx) => {
      const due = await tx.query<{ id: string }[]>(`select id from user_account where ${isDue} $1`, [day]);
      for (const { id: userId } of due)
        await addJob(tx, morningEmailJob, { userId, day }, { key: `morning-email:${userId}:${day}` });
    });
  }

  /**
   * Queries the sources before it records the day, so that no lock is held meanwhile, and a crash loses no
   * email.
   */
  @OnJob(morningEmailJob)
  async send({ userId, day }: JobPayload<typeof morningEmailJob>): Promise<void> {
    if (day !== this.today()) return;
    const due = await this.dataSource.query<unknown[]>(
      `select from user_account where id = $1 and ${isDue} $2`,
      [userId, day],
    );
    if (due.length === 0) return;
    const morning = await this.sources.read(day);
    await this.dataSource.transaction(async (tx) => {
      const to = await this.claim(tx, userId, day);
      if (!to) return;
      const name = to.full_name ?? to.email;
      const mail = morningMail(name, day, morning, (place) => this.site.office(place));
      await emit(tx, mailRequested, mailFor('morning-email', { email: to.email, name: to.full_name }, mail));
    });
  }

  /** Null if it was unsubscribed, or sent by another replica meanwhile. */
  private async claim(tx: EntityManager, userId: string, day: string): Promise<Recipient | null> {
    const [rows] = await tx.query<[Recipient[], number]>(
      `update user_account set morning_email_day = $2 where id = $1 and ${isDue} $2 returning email, full_name`,
      [userId, day],
    );
    return rows[0] ?? null;
  }

  private today(): string {
    return istDay(this.clock.now());
  }
}
