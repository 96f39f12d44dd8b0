import { Injectable } from '@nestjs/common';
import { audit } from '@valam/service-kit/audit/audit';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { Contributors } from '../contributor/contributors.js';
import { MailLinks } from '../link/mail-links.js';
import { endSessions } from '../session/sessions.js';
import { SecurityNotices } from '../user/security-notices.js';
import { UserEntity } from '../user/user.entity.js';

/** Replaces the address of an account and of its profile: ends links and sessions, and emails the former address. */
@Injectable()
export class ReplaceAddress {
  constructor(
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly mailLinks: MailLinks,
    private readonly notices: SecurityNotices,
  ) {}

  async run(tx: EntityManager, user: UserEntity, email: string): Promise<void> {
    const { id, role, email: former } = user;
    const now = this.clock.now();
    const change = { email, emailVerifiedAt: now, version: user.version + 1, updatedAt: now };
    await tx.update(UserEntity, { id }, change);
    const contributor = user.contributorId ? await this.contributors.lock(tx, user.contributorId) : null;
    // Staff may have changed the profile's address on purpose.
    if (contributor?.email === former) {
      contributor.email = email;
      await this.contributors.save(tx, contributor);
    }
    await this.mailLinks.endAll(tx, id);
    await endSessions(tx, id);
    // Without the addresses: when the person requests erasure, a search for the new address would not find
    // the former one.
    await audit(tx, { actor: { userId: id, role, email }, action: 'change-email', entity: 'users', id });
    const fullName = user.fullName ?? contributor?.name ?? former;
    await this.notices.send(tx, { email: former, fullName }, 'email_changed');
  }
}
