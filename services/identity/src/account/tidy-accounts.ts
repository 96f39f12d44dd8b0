import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { DataSource, LessThan } from 'typeorm';
import { SessionEntity } from '../session/session.entity.js';
import { MailLinks } from './mail-links.js';

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
    await this.dataSource.manager.delete(SessionEntity, { expiresAt: LessThan(this.clock.now()) });
  }
}
