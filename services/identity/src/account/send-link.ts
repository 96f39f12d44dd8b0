import { Injectable } from '@nestjs/common';
import { linkLife } from '@valam/contracts/identity/link-life';
import { formatInstant } from '@valam/contracts/shared/days';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource } from 'typeorm';
import { MailLinks } from '../link/mail-links.js';
import { linkJobs } from './account.jobs.js';
import { OpenAccount } from './open-account.js';
import { PartnerAccounts } from './partner-accounts.js';
import { SiteLinks } from '../site/site-links.js';
import { UserEntity } from '../user/user.entity.js';

/** Sends requested links to existing recipients. */
@Injectable()
export class SendLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailLinks: MailLinks,
    private readonly accounts: OpenAccount,
    private readonly partners: PartnerAccounts,
    private readonly site: SiteLinks,
    private readonly clock: Clock,
  ) {}

  @OnJob(linkJobs['resend-verification'])
  async resendVerification({ email }: { email: string }): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const user = await tx.findOneBy(UserEntity, { email });
      if (!user || user.emailVerified || user.isBlocked) return;
      const signup = await this.mailLinks.waitingSignup(tx, user.id);
      if (signup) return this.accounts.mailVerification(tx, user, signup);
      // No sign-up is stored with a link anymore, so the password is chosen when the address is proven.
      await this.partners.invite(tx, user, await this.partners.waitingContributor(tx, email));
    });
  }

  @OnJob(linkJobs['send-reset-link'])
  async sendResetLink({ email }: { email: string }): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const user = await tx.findOneBy(UserEntity, { email });
      if (!user || user.isBlocked) return;
      const contributor = user.contributorId ? null : await this.partners.waitingContributor(tx, email);
      const contributorId = contributor?.id ?? null;
      const token = await this.mailLinks.make(tx, 'reset_password', {
        email,
        userId: user.id,
        contributorId,
      });
      const reset = {
        fullName: user.fullName ?? email,
        resetUrl: this.site.resetPassword(token),
        validFor: linkLife('reset_password'),
        validFrom: formatInstant(this.clock.now()),
      };
      await emit(tx, mailRequested, mailFor('password-reset', { email, name: user.fullName }, reset));
    });
  }
}
