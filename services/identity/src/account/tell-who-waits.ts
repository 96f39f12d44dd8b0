import { Injectable } from '@nestjs/common';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { emit } from '@valam/service-kit/events/emit';
import { In, type EntityManager } from 'typeorm';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { SiteLinks } from '../site/site-links.js';
import { UserEntity } from '../user/user.entity.js';

const mostRecipients = 10;

/** Notifies staff that a person with a proven address waits for a decision. */
@Injectable()
export class TellWhoWaits {
  constructor(private readonly site: SiteLinks) {}

  async run(tx: EntityManager, contributor: ContributorEntity): Promise<void> {
    if (contributor.approvalStatus !== 'pending') return;
    const staff = await tx.find(UserEntity, {
      // The address of an invitation may be mistyped.
      where: { role: In(['owner', 'operations']), isBlocked: false, emailVerified: true },
      order: { createdAt: 'ASC' },
      take: mostRecipients,
    });
    const waiting = {
      applicantName: contributor.name,
      contributingArea: contributor.contributingArea,
      adminUrl: this.site.adminContributor(contributor.id),
    };
    for (const { email, fullName } of staff)
      await emit(tx, mailRequested, mailFor('account-waiting', { email, name: fullName }, waiting));
  }
}
