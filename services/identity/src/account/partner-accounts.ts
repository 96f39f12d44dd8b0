import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { linkLife, type LinkPurpose } from '@valam/contracts/identity/link-life';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { Contributors, type NewContributor } from '../contributor/contributors.js';
import { endSessions } from '../session/sessions.js';
import { withoutTotp } from '../user/without-totp.js';
import type { MailLinkEntity } from '../link/mail-link.entity.js';
import { MailLinks } from '../link/mail-links.js';
import { SiteLinks } from '../site/site-links.js';
import { UserEntity, type SignupWay } from '../user/user.entity.js';

/**
 * Accounts prepared by staff. Such an account has no password and no owner until the owner of the mailbox has used the
 * link that names its contributor.
 */
@Injectable()
export class PartnerAccounts {
  constructor(
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly mailLinks: MailLinks,
    private readonly site: SiteLinks,
  ) {}

  /**
   * Returns the account of an address. Creates an empty one if there is none, and clears one whose address
   * was never verified. Anybody can trigger this by a form, so earlier emailed links to choose a password
   * stay valid.
   */
  async ensure(tx: EntityManager, email: string, way: SignupWay): Promise<UserEntity> {
    const known = await tx.findOne(UserEntity, { where: { email }, lock: { mode: 'pessimistic_write' } });
    if (!known) return this.open(tx, email, way);
    return known.emailVerified ? known : this.empty(tx, known, ['verify_email']);
  }

  /**
   * The account of a contributor. Staff may have changed the address of the profile, and a second account
   * with that address would be empty.
   */
  async ensureOf(
    tx: EntityManager,
    contributor: ContributorEntity,
    email: string,
    way: SignupWay,
  ): Promise<UserEntity> {
    const own = await tx.findOneBy(UserEntity, { contributorId: contributor.id, emailVerified: true });
    return own ?? this.ensure(tx, email, way);
  }

  /** The contributor whose account has this proven address, regardless of the profile's address. */
  async contributorOf(tx: EntityManager, email: string): Promise<ContributorEntity | null> {
    const user = await tx.findOneBy(UserEntity, { email, emailVerified: true });
    return user?.contributorId ? this.contributors.lock(tx, user.contributorId) : null;
  }

  open(tx: EntityManager, email: string, way: SignupWay): Promise<UserEntity> {
    const now = this.clock.now();
    return tx.save(
      tx.create(UserEntity, {
        id: randomUUID(),
        email,
        passwordHash: null,
        role: 'contributor',
        signupUsing: way,
        totpLastStep: 0,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }),
    );
  }

  /**
   * The account of a contributor's address; null without an address, or if the account belongs to another
   * contributor.
   */
  async openFor(tx: EntityManager, { id, email }: ContributorEntity): Promise<UserEntity | null> {
    if (!email) return null;
    const user = await this.ensure(tx, email, 'invitation');
    return !user.contributorId || user.contributorId === id ? user : null;
  }

  /** Clears an account: credentials set earlier become invalid, and only a new link gives access. */
  async empty(tx: EntityManager, user: UserEntity, ended?: readonly LinkPurpose[]): Promise<UserEntity> {
    await this.mailLinks.endAll(tx, user.id, ended);
    await endSessions(tx, user.id);
    Object.assign(user, withoutTotp, {
      passwordHash: null,
      version: user.version + 1,
      updatedAt: this.clock.now(),
    });
    return tx.save(user);
  }

  /**
   * A link to choose a password, which names the contributor; null for an account with a password and a
   * contributor.
   */
  async setPasswordUrl(
    tx: EntityManager,
    user: UserEntity,
    contributor: ContributorEntity | null,
    purpose: LinkPurpose = 'set_password',
  ): Promise<string | null> {
    if (user.passwordHash && user.contributorId) return null;
    const { id: userId, email } = user;
    const contributorId = user.contributorId ?? contributor?.id ?? null;
    const token = await this.mailLinks.make(tx, purpose, { email, userId, contributorId });
    return this.site.resetPassword(token);
  }

  /** Emails the link for an account without a password. */
  async invite(tx: EntityManager, user: UserEntity, contributor: ContributorEntity | null): Promise<void> {
    const setPasswordUrl = await this.setPasswordUrl(tx, user, contributor);
    if (!setPasswordUrl) return;
    const fullName = contributor?.name ?? user.fullName ?? user.email;
    const invitation = { fullName, setPasswordUrl, validFor: linkLife('set_password') };
    const to = { email: user.email, name: fullName };
    await emit(tx, mailRequested, mailFor('account-invitation', to, invitation));
  }

  /** The contributor with this address and no account, whom an emailed link may name. */
  async waitingContributor(tx: EntityManager, email: string): Promise<ContributorEntity | null> {
    const contributor = await this.contributors.lockByEmail(tx, email);
    if (!contributor) return null;
    return (await this.hasAccount(tx, contributor.id)) ? null : contributor;
  }

  /**
   * Runs before a pending profile is approved for an applicant with its address: the texts of a sign-up with
   * an unproven address may be a stranger's, and would be published in the applicant's name.
   */
  async replaceUnproven(
    tx: EntityManager,
    of: ContributorEntity,
    words: Omit<NewContributor, 'email'>,
  ): Promise<void> {
    if (of.approvalStatus !== 'pending' || of.approvedAt) return;
    if (await tx.existsBy(UserEntity, { contributorId: of.id, emailVerified: true })) return;
    await this.contributors.replaceSignup(tx, of, words);
  }

  /**
   * The contributor to attach to the account once this link is used; null if the contributor's address has
   * changed since then.
   */
  async contributorNamedBy(
    tx: EntityManager,
    { contributorId, email }: MailLinkEntity,
    user: UserEntity,
  ): Promise<string | null> {
    if (user.contributorId || !contributorId) return user.contributorId;
    const contributor = await this.contributors.lock(tx, contributorId);
    if (contributor?.email !== email || (await this.hasAccount(tx, contributorId))) return null;
    return contributorId;
  }

  /** Whether the account with this address is blocked, so that neither a link nor a password gives access. */
  isBlocked(tx: EntityManager, email: string): Promise<boolean> {
    return tx.existsBy(UserEntity, { email, isBlocked: true });
  }

  hasAccount(tx: EntityManager, contributorId: string): Promise<boolean> {
    return tx.existsBy(UserEntity, { contributorId });
  }
}
