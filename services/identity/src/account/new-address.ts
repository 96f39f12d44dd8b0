import { Injectable } from '@nestjs/common';
import { linkLife } from '@valam/contracts/identity/link-life';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { emit } from '@valam/service-kit/events/emit';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { programActor } from '../contributor/contributor-states.js';
import { Contributors } from '../contributor/contributors.js';
import type { MailLinkEntity } from '../link/mail-link.entity.js';
import { MailLinks } from '../link/mail-links.js';
import { SiteLinks } from '../site/site-links.js';
import { isStaffRole } from '../user/staff-role.js';
import { SecurityNotices } from '../user/security-notices.js';
import { UserEntity } from '../user/user.entity.js';
import { newAddressJob } from './account.jobs.js';
import {
  erasePartnerOf,
  eraseUnprovenOf,
  unprovenOf,
  unusedPartnerOf,
} from './erase-unproven-sign-ups.sql.js';
import { eraseUnusedPartners } from './erase-unused-partners.js';
import { ReplaceAddress } from './replace-address.js';

/**
 * Changes the address of a partner's account: emails a link to the new address and a notice to the current
 * one. The link names the contributor, unlike that of a sign-up; a new password invalidates it. An unproven
 * sign-up with the address does not block the person who proves it.
 */
@Injectable()
export class NewAddress {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contributors: Contributors,
    private readonly mailLinks: MailLinks,
    private readonly notices: SecurityNotices,
    private readonly site: SiteLinks,
    private readonly replace: ReplaceAddress,
  ) {}

  @OnJob(newAddressJob)
  async send({ userId, email }: JobPayload<typeof newAddressJob>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const user = await tx.findOneBy(UserEntity, { id: userId });
      if (!user?.contributorId || user.isBlocked) return;
      const { contributorId } = user;
      const contributor = await this.contributors.find(tx, contributorId);
      const fullName = user.fullName ?? contributor?.name ?? user.email;
      await this.notices.send(tx, { email: user.email, fullName }, 'email_change_asked');
      const unproven = await tx.query<Owner[]>(unprovenOf, [email]);
      const unused = await tx.query<Owner[]>(unusedPartnerOf, [programActor, email]);
      if (await isTaken(tx, email, [user, ...unproven, ...unused])) return;
      const token = await this.mailLinks.make(tx, 'verify_email', { email, userId, contributorId });
      const confirm = {
        fullName,
        confirmUrl: this.site.verifyEmail(token),
        validFor: linkLife('verify_email'),
      };
      await emit(tx, mailRequested, mailFor('confirm-new-address', { email, name: fullName }, confirm));
    });
  }

  /** False if the link no longer belongs to the account, or the address was taken meanwhile. */
  async takeEffect(
    tx: EntityManager,
    { email, contributorId }: MailLinkEntity,
    userId: string,
  ): Promise<boolean> {
    const where = { id: userId };
    const user = await tx.findOneOrFail(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
    const isOwn = user.emailVerified && user.contributorId === contributorId && !user.isBlocked;
    if (!isOwn || isStaffRole(user.role)) return false;
    await tx.query(eraseUnprovenOf, [email]);
    await eraseUnusedPartners(tx, erasePartnerOf, [email]);
    if (await isTaken(tx, email, [user])) return false;
    await this.replace.run(tx, user, email);
    return true;
  }
}

interface Owner {
  readonly id: string | null;
  readonly contributorId: string | null;
}

/** Whether anyone else has an account or a profile with the address. */
async function isTaken(tx: EntityManager, email: string, except: readonly Owner[]): Promise<boolean> {
  const accounts = except.flatMap(({ id }) => id ?? []);
  const profiles = except.flatMap(({ contributorId }) => contributorId ?? []);
  if (await tx.existsBy(UserEntity, { email, id: Not(In(accounts)) })) return true;
  return tx.existsBy(ContributorEntity, { email, id: Not(In(profiles)) });
}
