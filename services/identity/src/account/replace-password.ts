import { Injectable } from '@nestjs/common';
import { formatInstant } from '@valam/contracts/shared/days';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { audit } from '@valam/service-kit/audit/audit';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { MailLinks } from '../link/mail-links.js';
import { SiteLinks } from '../site/site-links.js';
import { UserEntity } from '../user/user.entity.js';

/** Replaces a password: invalidates emailed links to the account and emails its owner. */
@Injectable()
export class ReplacePassword {
  constructor(
    private readonly clock: Clock,
    private readonly mailLinks: MailLinks,
    private readonly site: SiteLinks,
  ) {}

  async run(
    tx: EntityManager,
    user: UserEntity,
    change: Pick<UserEntity, 'passwordHash'> & Partial<UserEntity>,
  ): Promise<void> {
    const now = this.clock.now();
    await tx.update(UserEntity, { id: user.id }, { ...change, version: user.version + 1, updatedAt: now });
    await this.mailLinks.endAll(tx, user.id);
    const actor = { userId: user.id, role: user.role, email: user.email };
    await audit(tx, { actor, action: 'change-password', entity: 'users', id: user.id });
    await this.tell(tx, user, now);
  }

  private async tell(tx: EntityManager, user: UserEntity, at: Date): Promise<void> {
    const { contributorId, email } = user;
    // Partners who joined by the program have their name only in the contributor record.
    const partner = contributorId ? await tx.findOneBy(ContributorEntity, { id: contributorId }) : null;
    const name = user.fullName ?? partner?.name ?? null;
    const changed = {
      fullName: name ?? email,
      resetUrl: this.site.forgotPassword(),
      contactUrl: this.site.contact(),
      changedAt: formatInstant(at),
    };
    await emit(tx, mailRequested, mailFor('password-changed', { email, name }, changed));
  }
}
