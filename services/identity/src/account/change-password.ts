import { Injectable } from '@nestjs/common';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import type { LinkPurpose } from '@valam/contracts/identity/link-life';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { Contributors } from '../contributor/contributors.js';
import { endSessions, maySignIn } from '../session/sessions.js';
import type { MailLinkEntity } from '../link/mail-link.entity.js';
import { MailLinks, passwordPurposes } from '../link/mail-links.js';
import { PartnerAccounts } from './partner-accounts.js';
import { ReplacePassword } from './replace-password.js';
import { TellWhoWaits } from './tell-who-waits.js';
import { UserEntity } from '../user/user.entity.js';

/** Sets a new password with an emailed link: uses up the link and its siblings, and ends all sessions. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly clock: Clock,
    private readonly mailLinks: MailLinks,
    private readonly partners: PartnerAccounts,
    private readonly contributors: Contributors,
    private readonly replace: ReplacePassword,
    private readonly tellWhoWaits: TellWhoWaits,
  ) {}

  /** The owner of a link; refused when it is no longer valid. */
  async ownerOf(tx: EntityManager, token: string): Promise<{ link: MailLinkEntity; user: UserEntity }> {
    const link = await this.mailLinks.find(tx, token);
    const isForPasswords = link && (passwordPurposes as readonly LinkPurpose[]).includes(link.purpose);
    if (!link?.userId || !isForPasswords || link.usedAt) throw invalid();
    if (this.mailLinks.isOver(link)) throw expired();
    const user = await tx.findOneByOrFail(UserEntity, { id: link.userId });
    // A link that was requested while the address was being replaced was emailed to the former one.
    if (user.isBlocked || user.email !== link.email) throw invalid();
    return { link, user };
  }

  /** False if the owner may not sign in yet, or not anymore. */
  async run(tx: EntityManager, token: string, passwordHash: string): Promise<boolean> {
    const { link, user } = await this.ownerOf(tx, token);
    const isFirstProof = !user.emailVerified;
    const contributorId = await this.partners.contributorNamedBy(tx, link, user);
    await this.mailLinks.markUsed(tx, link);
    // The link was emailed to the address, so its user owns the address.
    await this.replace.run(tx, user, {
      passwordHash,
      emailVerified: true,
      emailVerifiedAt: user.emailVerifiedAt ?? this.clock.now(),
      contributorId,
    });
    await endSessions(tx, user.id);
    if (isFirstProof && user.contributorId) await this.takeOverSignup(tx, user, user.contributorId);
    return maySignIn(user, contributorId ? await this.contributors.find(tx, contributorId) : null);
  }

  /** The sign-up may be a stranger's: clears its personal data; staff decide on the rest. */
  private async takeOverSignup(tx: EntityManager, user: UserEntity, contributorId: string): Promise<void> {
    const contributor = await this.contributors.lock(tx, contributorId);
    if (contributor?.approvalStatus !== 'pending') return;
    await tx.update(UserEntity, { id: user.id }, { profilePic: null });
    await this.contributors.replaceSignup(tx, contributor, {
      name: contributor.name,
      contributingArea: contributor.contributingArea,
    });
    await this.tellWhoWaits.run(tx, contributor);
  }
}

const invalid = () =>
  problem(resetPassword, 'identity.link_invalid', 'This link is not valid or has been used already.');
const expired = () =>
  problem(resetPassword, 'identity.link_expired', 'This link has expired. Please ask for a new one.');
