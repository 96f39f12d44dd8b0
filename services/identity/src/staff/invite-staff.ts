import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@valam/contracts/shared/text';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { StaffInvitation } from '@valam/contracts/identity/staff.admin';
import { linkLife } from '@valam/contracts/identity/link-life';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { invalidFields } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../link/mail-links.js';
import { PartnerAccounts } from '../account/partner-accounts.js';
import { SiteLinks } from '../site/site-links.js';
import { UserEntity } from '../user/user.entity.js';
import { isStaffRole } from '../user/staff-role.js';

/**
 * Makes a person a staff member and emails the invitation. A partner who becomes staff stays a partner;
 * earlier password, codes and sessions end, so that only the invitation gives access to the role.
 */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly clock: Clock,
    private readonly partners: PartnerAccounts,
    private readonly mailLinks: MailLinks,
    private readonly site: SiteLinks,
  ) {}

  async run(
    tx: EntityManager,
    { email: typed, fullName, role }: StaffInvitation,
    by: Caller,
  ): Promise<UserEntity> {
    const email = normalizeEmail(typed);
    const known = await tx.findOne(UserEntity, { where: { email }, lock: { mode: 'pessimistic_write' } });
    if (known && isStaffRole(known.role))
      throw invalidFields({ email: 'This person is a member of staff already.' });
    if (known?.isBlocked)
      throw invalidFields({ email: 'The account with this address is blocked. Unblock it first.' });
    const user = known
      ? await this.partners.empty(tx, known)
      : await this.partners.open(tx, email, 'invitation');
    Object.assign(user, { fullName, role, version: user.version + 1, updatedAt: this.clock.now() });
    const saved = await tx.save(user);
    await this.mail(tx, saved, by);
    return saved;
  }

  /** Used for resending too: the earlier link becomes invalid. */
  async mail(tx: EntityManager, { id, email, fullName, role }: UserEntity, by: Caller): Promise<void> {
    await this.mailLinks.endAll(tx, id);
    const token = await this.mailLinks.make(tx, 'invitation', { email, userId: id });
    const invitation = {
      fullName: fullName ?? email,
      role,
      invitedBy: by.email ?? '',
      setPasswordUrl: this.site.resetPassword(token),
      validFor: linkLife('invitation'),
    };
    await emit(tx, mailRequested, mailFor('staff-invitation', { email, name: fullName }, invitation));
  }
}
