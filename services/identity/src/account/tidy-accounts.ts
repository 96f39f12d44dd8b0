import { Injectable } from '@nestjs/common';
import { staffRoles } from '@valam/contracts/identity/auth.schema';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { DataSource, LessThan } from 'typeorm';
import { SessionEntity } from '../session/session.entity.js';
import { restedSince } from '../session/session-life.js';
import { MailLinks } from '../link/mail-links.js';

/** Throws away what is over: links and sessions. */
@Injectable()
export class TidyAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mailLinks: MailLinks,
  ) {}

  @EveryCron('20 * * * *', 'tidy-accounts')
  async run(): Promise<void> {
    await this.mailLinks.forgetOver(this.dataSource.manager);
    await this.forgetSessions();
  }

  /** By age, and by rest: what rested too long would be refused anyway. */
  private async forgetSessions(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.manager.delete(SessionEntity, { expiresAt: LessThan(now) });
    const { staff, partners } = restedSince(now);
    await this.dataSource.query(
      `delete from session using user_account
        where user_account.id = session.user_id
          and session.seen_at < (case when user_account.role = any($1::text[]) then $2 else $3 end)::timestamptz`,
      [staffRoles, staff, partners],
    );
  }
}
