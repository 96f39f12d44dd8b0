import { Injectable } from '@nestjs/common';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { endSessions } from '../session/sessions.js';
import type { LinkPurpose, MailLinkEntity } from './mail-link.entity.js';
import { MailLinks, passwordPurposes } from './mail-links.js';
import { ReplacePassword } from './replace-password.js';
import { UserEntity } from './user.entity.js';

/** Puts a new password in by a mailed link: the link and its siblings are used up, and everybody is signed out. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly clock: Clock,
    private readonly mailLinks: MailLinks,
    private readonly replace: ReplacePassword,
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
    // Whoever has the mail has the address.
    const emailVerifiedAt = user.emailVerifiedAt ?? this.clock.now();
    await this.mailLinks.markUsed(tx, link);
    await this.replace.run(tx, user, { passwordHash, emailVerified: true, emailVerifiedAt });
    await endSessions(tx, user.id);
  }
}

const invalid = () =>
  problem(resetPassword, 'identity.link_invalid', 'This link is not valid or has been used already.');
const expired = () =>
  problem(resetPassword, 'identity.link_expired', 'This link has expired. Please ask for a new one.');
