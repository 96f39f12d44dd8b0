import { Injectable } from '@nestjs/common';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { problem } from '@valam/contracts/shared/problem';
import { audit } from '@valam/service-kit/audit/audit';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { In, IsNull, type EntityManager } from 'typeorm';
import { endSessions } from '../session/sessions.js';
import { MailLinkEntity, type LinkPurpose } from './mail-link.entity.js';
import { MailLinks, passwordPurposes } from './mail-links.js';
import { SiteLinks } from './site-links.js';
import { UserEntity } from './user.entity.js';

/** Puts a new password in by a mailed link: the link and its siblings are used up, and everybody is signed out. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly clock: Clock,
    private readonly mailLinks: MailLinks,
    private readonly site: SiteLinks,
  ) {}

  /** Whose link it is; refused when it cannot be used any more. */
  async ownerOf(tx: EntityManager, token: string): Promise<{ link: MailLinkEntity; user: UserEntity }> {
    const link = await this.mailLinks.find(tx, token);
    const isForPasswords = link && (passwordPurposes as readonly LinkPurpose[]).includes(link.purpose);
    if (!link?.userId || !isForPasswords || link.usedAt) throw invalid();
    if (this.mailLinks.isOver(link)) throw expired();
    const user = await tx.findOneByOrFail(UserEntity, { id: link.userId });
    if (user.isBlocked) throw invalid();
    return { link, user };
  }

  async run(tx: EntityManager, token: string, passwordHash: string): Promise<void> {
    const { link, user } = await this.ownerOf(tx, token);
    const now = this.clock.now();
    const verified = { emailVerified: true, emailVerifiedAt: user.emailVerifiedAt ?? now };
    // Whoever has the mail has the address.
    const change = { passwordHash, ...verified, version: user.version + 1, updatedAt: now };
    await tx.update(UserEntity, { id: user.id }, change);
    await this.mailLinks.markUsed(tx, link);
    await tx.delete(MailLinkEntity, {
      userId: user.id,
      purpose: In([...passwordPurposes]),
      usedAt: IsNull(),
    });
    await endSessions(tx, user.id);
    const actor = { userId: user.id, role: user.role, email: user.email };
    await audit(tx, { actor, action: 'change-password', entity: 'users', id: user.id });
    await this.tell(tx, user);
  }

  private async tell(tx: EntityManager, user: UserEntity): Promise<void> {
    const to = { email: user.email, name: user.fullName };
    const changed = {
      fullName: user.fullName ?? user.email,
      resetUrl: this.site.forgotPassword(),
      contactUrl: this.site.contact(),
    };
    await emit(tx, mailRequested, mailFor('password-changed', to, changed));
  }
}

const invalid = () =>
  problem(resetPassword, 'identity.link_invalid', 'This link is not valid or has been used already.');
const expired = () =>
  problem(resetPassword, 'identity.link_expired', 'This link has expired. Please ask for a new one.');
