import { Injectable } from '@nestjs/common';
import type { Caller, Role } from '@valam/contracts/identity/auth.schema';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { adminProblems } from '@valam/contracts/shared/admin';
import { formatInstant } from '@valam/contracts/shared/days';
import { problem } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { emit } from '@valam/service-kit/events/emit';
import { refuse } from '@valam/service-kit/admin/refuse';
import type { EntityManager } from 'typeorm';
import { refusedBlocked } from '../admin/refusals.js';
import { MailLinks } from '../link/mail-links.js';
import { PartnerAccounts } from '../account/partner-accounts.js';
import { SiteLinks } from '../site/site-links.js';
import { UserEntity } from '../user/user.entity.js';
import type { ContributorEntity } from '../contributor/contributor.entity.js';

/**
 * The invitation to the contributor's account is sent to this address, so changing it needs more rights than
 * other fields of the profile.
 */
const mayChange: readonly (Role | null)[] = ['owner', 'operations'];

/** The email address of a contributor, and their invitation to an account. */
@Injectable()
export class ContributorAddress {
  constructor(
    private readonly accounts: PartnerAccounts,
    private readonly mailLinks: MailLinks,
    private readonly site: SiteLinks,
  ) {}

  /**
   * Runs before the record is changed: the former address gets an email, and links sent to it become invalid.
   */
  async change(
    tx: EntityManager,
    of: ContributorEntity,
    typed: string | undefined,
    caller: Caller,
  ): Promise<void> {
    const email = typed ? normalizeEmail(typed) : of.email;
    if (email === of.email) return;
    if (!mayChange.includes(caller.role)) {
      const message = 'Only owners and operations change the email address of a contributor.';
      throw problem({ problems: adminProblems }, 'admin.role_refused', message, {
        fields: { email: message },
      });
    }
    await this.mailLinks.endInvitations(tx, of.id);
    await this.letGoUnproven(tx, of);
    if (of.email) await this.tellFormer(tx, of, of.email);
  }

  async invite(tx: EntityManager, of: ContributorEntity): Promise<void> {
    if (!of.email) throw refuse('This contributor has no email address.');
    const account = await tx.findOneBy(UserEntity, { contributorId: of.id });
    if (account?.emailVerified) throw refuse('This contributor has an account already.');
    const user = account
      ? await this.accounts.empty(tx, account)
      : await this.accounts.ensure(tx, of.email, 'invitation');
    if (user.contributorId && user.contributorId !== of.id)
      throw refuse('The account with this address belongs to another contributor.');
    if (user.isBlocked) throw refusedBlocked();
    await this.accounts.invite(tx, user, of);
  }

  private async letGoUnproven(tx: EntityManager, of: ContributorEntity): Promise<void> {
    const account = await tx.findOneBy(UserEntity, { contributorId: of.id, emailVerified: false });
    if (!account) return;
    await this.accounts.empty(tx, account);
    await tx.update(UserEntity, { id: account.id }, { contributorId: null });
  }

  private async tellFormer(tx: EntityManager, { name }: ContributorEntity, email: string): Promise<void> {
    const notice = {
      fullName: name,
      what: 'contributor_email_changed' as const,
      resetUrl: null,
      contactUrl: this.site.contact(),
      happenedAt: formatInstant(unitOf(tx).clock.now()),
    };
    await emit(tx, mailRequested, mailFor('security-notice', { email, name }, notice));
  }
}
