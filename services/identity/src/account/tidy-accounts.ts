import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { staffRoles } from '@valam/contracts/identity/auth.schema';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, LessThan, Repository } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { SessionEntity } from '../session/session.entity.js';
import { idleSince } from '../session/session-life.js';
import { MailLinks } from '../link/mail-links.js';

const deleteOldSessions = `delete from session using user_account
        where user_account.id = session.user_id
          and session.seen_at < (case when user_account.role = any($1::text[]) then $2 else $3 end)::timestamptz`;

/** Deletes expired links and sessions. */
@Injectable()
export class TidyAccounts {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly clock: Clock,
    private readonly mailLinks: MailLinks,
  ) {}

  @Scheduled('tidy-accounts')
  async run(): Promise<void> {
    await this.mailLinks.forgetOver(this.dataSource.manager);
    await this.forgetSessions();
  }

  /** By maximum age and by idle timeout: such sessions would be refused anyway. */
  private async forgetSessions(): Promise<void> {
    const now = this.clock.now();
    await this.sessions.delete({ expiresAt: LessThan(now) });
    const { staff, partners } = idleSince(now);
    await this.dataSource.query(deleteOldSessions, [staffRoles, staff, partners]);
  }
}
