import { InjectRepository } from '@nestjs/typeorm';
import { staffAdmin, type StaffInvitation } from '@valam/contracts/identity/staff.admin';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { refuse } from '@valam/service-kit/admin/refuse';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminInput, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { AdminActionCall, AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { UserEntity } from '../user/user.entity.js';
import { MailLinks } from '../link/mail-links.js';
import { isStaffRole } from '../user/staff-role.js';
import { AccountActions, unblockFirst } from './account-actions.js';
import { FormerStaff } from './former-staff.js';
import { InviteStaff } from './invite-staff.js';
import { findUser, userRecord, userRecords } from './user-record.js';

/** A setting of owners only; another role starts without it. */
const noLongerOwner = { wantsMorningEmail: false };

/** Staff: invitations, roles, sessions, one-time codes. Owners only. */
@AdminEntity(staffAdmin)
export class StaffResource extends TableResource<UserEntity, typeof staffAdmin> {
  readonly actions: AdminActions<typeof staffAdmin> = {
    'revoke-sessions': (tx, call) => this.accounts.revokeSessions(tx, call),
    'reset-totp': (tx, call) => this.accounts.resetTotp(tx, call),
    block: (tx, call) => this.accounts.block(tx, call),
    unblock: (tx, call) => this.accounts.unblock(tx, call),
    'resend-invitation': (tx, call) => this.inviteAgain(tx, call),
    'end-all-sessions': (tx, call) => this.accounts.endAllSessions(tx, call),
    dismiss: (tx, call) => this.dismiss(tx, call),
  };

  constructor(
    @InjectRepository(UserEntity) rows: Repository<UserEntity>,
    private readonly accounts: AccountActions,
    private readonly invite: InviteStaff,
    private readonly formerStaff: FormerStaff,
    private readonly mailLinks: MailLinks,
  ) {
    super(staffAdmin, rows, {
      filters: {
        role: 'role',
        isBlocked: 'isBlocked',
      },
      only: (builder) => builder.andWhere(`record.role <> 'contributor'`),
    });
  }

  override async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof staffAdmin> | null> {
    const found = await findUser(tx, id, lock);
    return found && found.role !== 'contributor' ? found : null;
  }

  protected record(user: UserEntity, tx: EntityManager): Promise<AdminRecordOf<typeof staffAdmin>> {
    return userRecord(user, tx);
  }

  protected override lines(users: readonly UserEntity[]): Promise<AdminRecordOf<typeof staffAdmin>[]> {
    return userRecords(users);
  }

  async create(
    tx: EntityManager,
    invitation: StaffInvitation,
    caller: Caller,
  ): Promise<AdminRecordOf<typeof staffAdmin>> {
    return userRecord(await this.invite.run(tx, invitation, caller), tx);
  }

  async update(
    tx: EntityManager,
    id: string,
    change: AdminInput<typeof staffAdmin>,
  ): Promise<AdminRecordOf<typeof staffAdmin>> {
    const { role } = await tx.findOneByOrFail(UserEntity, { id });
    const isOtherRole = change.role !== undefined && change.role !== role;
    if (isOtherRole && role === 'owner') await this.accounts.keepAnOwner(tx, id);
    const changed = await this.accounts.change(tx, id, { ...change, ...(isOtherRole ? noLongerOwner : {}) });
    // Permissions are read on every call, but a new role still starts with a new session.
    if (isOtherRole) await this.accounts.endAccess(tx, changed);
    return userRecord(changed, tx);
  }

  /** Removes the staff role; a partner stays a partner. */
  private async dismiss(tx: EntityManager, { id, record }: AdminActionCall) {
    if (record?.role === 'owner') await this.accounts.keepAnOwner(tx, id);
    const user = { role: 'contributor', masterAccess: false, ...noLongerOwner } as const;
    const changed = await this.accounts.change(tx, id, user);
    const { email, fullName } = changed;
    await this.accounts.endAccess(tx, changed);
    await this.mailLinks.endAll(tx, id);
    await this.formerStaff.forget(tx, { userId: id, fullName, emails: [email] });
  }

  private async inviteAgain(tx: EntityManager, { id, caller }: AdminActionCall) {
    const user = await tx.findOneByOrFail(UserEntity, { id });
    if (user.isBlocked) throw refuse(unblockFirst);
    if (isStaffRole(user.role)) await this.invite.mail(tx, user, caller);
  }
}
