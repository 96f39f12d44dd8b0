import { Injectable } from '@nestjs/common';
import { verifyEmail } from '@valam/contracts/identity/account.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { Contributors } from '../contributor/contributors.js';
import { isStaffRole } from '../user/staff-role.js';
import type { NewAccount } from '../link/mail-link.entity.js';
import { MailLinks } from '../link/mail-links.js';
import { NewAddress } from './new-address.js';
import { TellWhoWaits } from './tell-who-waits.js';
import { UserEntity } from '../user/user.entity.js';

/**
 * Uses a verification link: the input of its sign-up takes effect now, above all its password, and no input
 * of any other sign-up with the address. While the link is valid, using it again succeeds too.
 */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly mailLinks: MailLinks,
    private readonly tellWhoWaits: TellWhoWaits,
    private readonly newAddress: NewAddress,
  ) {}

  run(token: string): Promise<RpcReturn<typeof verifyEmail>> {
    return this.dataSource.transaction(async (tx) => {
      const link = await this.mailLinks.find(tx, token);
      if (!link || link.purpose !== 'verify_email' || !link.userId) throw invalid();
      if (this.mailLinks.isOver(link)) throw expired();
      const isNewAddress = link.contributorId !== null;
      if (!link.usedAt) {
        await this.mailLinks.markUsed(tx, link);
        if (!isNewAddress) await this.takeEffect(tx, link.userId, link.signup);
        else if (!(await this.newAddress.takeEffect(tx, link, link.userId))) throw invalid();
      }
      return { message: 'Your email address has been verified.', isNewAddress };
    });
  }

  private async takeEffect(tx: EntityManager, userId: string, signup: NewAccount | null): Promise<void> {
    const where = { id: userId };
    const user = await tx.findOneOrFail(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
    const contributor = user.contributorId ? await this.contributors.lock(tx, user.contributorId) : null;
    // Staff have prepared an account for this address meanwhile: only their link gives access to it.
    const isOwnSignup = !isStaffRole(user.role) && contributor && !contributor.approvedAt;
    if (user.emailVerified || !signup || !isOwnSignup) throw invalid();
    const now = this.clock.now();
    const { fullName, passwordHash, profilePic } = signup;
    const typed = { fullName, passwordHash, profilePic, emailVerified: true, emailVerifiedAt: now };
    await tx.update(UserEntity, where, { ...typed, version: user.version + 1, updatedAt: now });
    await this.contributors.replaceSignup(tx, contributor, { ...signup, name: fullName });
    await this.mailLinks.endAll(tx, user.id);
    await this.tellWhoWaits.run(tx, contributor);
  }
}

const invalid = () => problem(verifyEmail, 'identity.link_invalid', 'This verification link is not valid.');
const expired = () =>
  problem(
    verifyEmail,
    'identity.link_expired',
    'This verification link has expired. Please ask for a new one.',
  );
