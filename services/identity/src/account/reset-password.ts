import { Injectable } from '@nestjs/common';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { audit } from '@valam/service-kit/audit/audit';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { Limits } from '../limit/limits.js';
import { countTries, unlessBusy } from '../limit/try-again-later.js';
import { endSessions } from '../session/sessions.js';
import { MailLinkEntity, type LinkPurpose } from './mail-link.entity.js';
import { MailLinks, passwordPurposes } from './mail-links.js';
import { Passwords } from './passwords.js';
import { refuseWeakPassword } from './refuse-weak-password.js';
import { SiteLinks } from './site-links.js';
import { UserEntity } from './user.entity.js';

/** Chooses a new password by a mailed link, which works once; everybody is signed out by it. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
    private readonly mailLinks: MailLinks,
    private readonly site: SiteLinks,
  ) {}

  async run({ token, password, visitor }: RpcInput<typeof resetPassword>): Promise<{ message: string }> {
    await countTries(this.limits, [['mail_visitor', visitor.address]]);
    // Looked up before hashing, so that guessing tokens costs us nothing; and again under its lock.
    const { user } = await this.dataSource.transaction((tx) => this.usable(tx, token));
    refuseWeakPassword(resetPassword, password, user);
    const passwordHash = await unlessBusy(this.passwords.hash(password));
    await this.dataSource.transaction((tx) => this.change(tx, token, passwordHash));
    return { message: 'Your password has been changed. You can sign in with it now.' };
  }

  private async change(tx: EntityManager, token: string, passwordHash: string): Promise<void> {
    const { link, user } = await this.usable(tx, token);
    const now = this.clock.now();
    await tx.update(
      UserEntity,
      { id: user.id },
      {
        passwordHash,
        // Whoever has the mail has the address.
        emailVerified: true,
        emailVerifiedAt: user.emailVerifiedAt ?? now,
        version: user.version + 1,
        updatedAt: now,
      },
    );
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

  private async usable(
    tx: EntityManager,
    token: string,
  ): Promise<{ link: MailLinkEntity; user: UserEntity }> {
    const link = await this.mailLinks.find(tx, token);
    const isForPasswords = link && (passwordPurposes as readonly LinkPurpose[]).includes(link.purpose);
    if (!link?.userId || !isForPasswords || link.usedAt) throw invalid();
    if (this.mailLinks.isOver(link)) throw expired();
    const user = await tx.findOneByOrFail(UserEntity, { id: link.userId });
    if (user.isBlocked) throw invalid();
    return { link, user };
  }

  private async tell(tx: EntityManager, user: UserEntity): Promise<void> {
    const changed = {
      fullName: user.fullName ?? user.email,
      resetUrl: this.site.forgotPassword(),
      contactUrl: this.site.contact(),
    };
    await emit(
      tx,
      mailRequested,
      mailFor('password-changed', { email: user.email, name: user.fullName }, changed),
    );
  }
}

const invalid = () =>
  problem(resetPassword, 'identity.link_invalid', 'This link is not valid or has been used already.');
const expired = () =>
  problem(resetPassword, 'identity.link_expired', 'This link has expired. Please ask for a new one.');
