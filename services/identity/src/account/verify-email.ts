import { Injectable } from '@nestjs/common';
import { verifyEmail } from '@valam/contracts/identity/account.rpc';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { MailLinks } from './mail-links.js';
import { SiteLinks } from './site-links.js';
import { UserEntity } from './user.entity.js';

/** Uses a verification link. While the link lives, using it again is a success as well. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mailLinks: MailLinks,
    private readonly site: SiteLinks,
  ) {}

  run(token: string): Promise<{ message: string }> {
    return this.dataSource.transaction(async (tx) => {
      const link = await this.mailLinks.find(tx, token);
      if (!link || link.purpose !== 'verify_email' || !link.userId) throw invalid();
      if (this.mailLinks.isOver(link)) throw expired();
      if (!link.usedAt) await this.verify(tx, link.userId);
      await this.mailLinks.markUsed(tx, link);
      return { message: 'Your email address has been verified.' };
    });
  }

  private async verify(tx: EntityManager, userId: string): Promise<void> {
    const user = await tx.findOneByOrFail(UserEntity, { id: userId });
    if (user.emailVerified) return;
    const now = this.clock.now();
    await tx.update(
      UserEntity,
      { id: userId },
      { emailVerified: true, emailVerifiedAt: now, version: user.version + 1, updatedAt: now },
    );
    await this.tellStaff(tx, user);
  }

  /** From now on somebody is waiting for a decision. */
  private async tellStaff(tx: EntityManager, user: UserEntity): Promise<void> {
    if (!user.contributorId) return;
    const contributor = await tx.findOneByOrFail(ContributorEntity, { id: user.contributorId });
    if (contributor.approvalStatus !== 'pending') return;
    const staff = await tx.find(UserEntity, {
      where: { role: In(['owner', 'operations']), isBlocked: false },
      order: { createdAt: 'ASC' },
      take: 10,
    });
    for (const { email, fullName } of staff) {
      const waiting = {
        applicantName: contributor.name,
        contributingArea: contributor.contributingArea,
        adminUrl: this.site.adminContributor(contributor.id),
      };
      await emit(tx, mailRequested, mailFor('account-waiting', { email, name: fullName }, waiting));
    }
  }
}

const invalid = () => problem(verifyEmail, 'identity.link_invalid', 'This verification link is not valid.');
const expired = () =>
  problem(
    verifyEmail,
    'identity.link_expired',
    'This verification link has expired. Please ask for a new one.',
  );
