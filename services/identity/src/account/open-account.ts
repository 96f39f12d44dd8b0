import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { linkLife } from '@valam/contracts/identity/link-life';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { Contributors } from '../contributor/contributors.js';
import { isStaffRole } from '../user/staff-role.js';
import type { NewAccount } from '../link/mail-link.entity.js';
import { MailLinks } from '../link/mail-links.js';
import { openAccountJob } from './account.jobs.js';
import { PartnerAccounts } from './partner-accounts.js';
import { SiteLinks } from '../site/site-links.js';
import { UserEntity } from '../user/user.entity.js';

/**
 * Creates an account that cannot be used yet, with a pending contributor, and emails the link that proves the
 * address. The input of the sign-up, including the password, is stored with that link, because the account
 * belongs to the owner of the mailbox.
 */
@Injectable()
export class OpenAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly mailLinks: MailLinks,
    private readonly partners: PartnerAccounts,
    private readonly site: SiteLinks,
  ) {}

  @OnJob(openAccountJob)
  async run({ isSpam = false, ...account }: JobPayload<typeof openAccountJob>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const where = { email: account.email };
      const known = await tx.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
      // Bots submit forms with addresses of strangers. A person may request the link again.
      if (isSpam) return this.openSilently(tx, known, account);
      if (known?.emailVerified) return this.tellThatItExists(tx, known);
      // Neither a link nor a password gives access.
      if (known?.isBlocked) return;
      const contributor = known?.contributorId
        ? await this.contributors.lock(tx, known.contributorId)
        : await this.contributors.lockByEmail(tx, account.email);
      if (isInvited(known, contributor)) {
        const isOfAnother = !known && contributor && (await this.partners.hasAccount(tx, contributor.id));
        if (isOfAnother)
          return this.tellThatItExists(tx, { email: account.email, fullName: contributor.name });
        const user = known ?? (await this.partners.open(tx, account.email, 'signup'));
        return this.partners.invite(tx, user, contributor);
      }
      const user = known?.contributorId ? known : await this.open(tx, known, account);
      await this.mailVerification(tx, user, account);
    });
  }

  private async openSilently(
    tx: EntityManager,
    known: UserEntity | null,
    account: NewAccount,
  ): Promise<void> {
    const isKnown = known ?? (await this.contributors.lockByEmail(tx, account.email));
    if (!isKnown) await this.open(tx, null, account);
  }

  async mailVerification(tx: EntityManager, { id, email }: UserEntity, signup: NewAccount): Promise<void> {
    const token = await this.mailLinks.make(tx, 'verify_email', { email, userId: id, signup });
    // Restarts the retention of a sign-up, because its owner was asked to prove the address again.
    await tx.update(UserEntity, { id }, { updatedAt: this.clock.now() });
    const { fullName } = signup;
    const mail = mailFor(
      'verify-email',
      { email, name: fullName },
      { fullName, verifyUrl: this.site.verifyEmail(token), validFor: linkLife('verify_email') },
    );
    await emit(tx, mailRequested, mail);
  }

  private async open(tx: EntityManager, known: UserEntity | null, account: NewAccount): Promise<UserEntity> {
    const now = this.clock.now();
    const contributor = await this.contributors.add(tx, {
      name: account.fullName,
      email: account.email,
      contributingArea: account.contributingArea,
      about: account.about,
      referralCodeUsed: account.referralCodeUsed,
      referredBy: account.referredBy,
    });
    const user =
      known ??
      tx.create(UserEntity, {
        id: randomUUID(),
        email: account.email,
        passwordHash: null,
        role: 'contributor',
        signupUsing: 'signup',
        version: 0,
        totpLastStep: 0,
        createdAt: now,
      });
    Object.assign(user, {
      fullName: account.fullName,
      profilePic: account.profilePic,
      slug: contributor.slug,
      contributorId: contributor.id,
      version: user.version + 1,
      updatedAt: now,
    });
    return tx.save(user);
  }

  private async tellThatItExists(
    tx: EntityManager,
    user: Pick<UserEntity, 'email' | 'fullName'>,
  ): Promise<void> {
    const mail = mailFor(
      'account-exists',
      { email: user.email, name: user.fullName },
      {
        fullName: user.fullName ?? user.email,
        loginUrl: this.site.login(),
        resetUrl: this.site.forgotPassword(),
      },
    );
    await emit(tx, mailRequested, mail);
  }
}

/** For an account prepared by staff, the password is chosen by a link, regardless of any sign-up. */
function isInvited(known: UserEntity | null, contributor: ContributorEntity | null): boolean {
  if (known && isStaffRole(known.role)) return true;
  if (!contributor) return false;
  return known?.contributorId !== contributor.id || contributor.approvalStatus !== 'pending';
}
