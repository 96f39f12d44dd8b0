import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { line } from '@valam/contracts/shared/text';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage, type ListShape } from '@valam/service-kit/admin/list-page';
import { readValues } from '@valam/service-kit/admin/read-values';
import type {
  AdminActionCall,
  AdminFilters,
  AdminResource,
  AdminValues,
} from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { UserEntity } from '../user/user.entity.js';
import { endSessions } from '../session/sessions.js';
import { isStaffRole } from '../user/staff-role.js';
import { AccountActions } from './account-actions.js';
import { InviteStaff, StaffInvitation, StaffRole } from './invite-staff.js';
import { userRecord } from './user-record.js';
import { findUser } from './users.resource.js';

const owners = ['owner'] as const;
const StaffChange = z.object({ fullName: z.optional(line(200)), role: z.optional(StaffRole) });

const shape: ListShape<UserEntity> = {
  entity: UserEntity,
  sort: ['createdAt', 'email', 'fullName', 'role', 'updatedAt'],
  search: ['email', 'fullName'],
  filters: {
    role: 'role',
    isBlocked: 'isBlocked',
    isStaff: (builder) => builder.andWhere(`record.role <> 'contributor'`),
  },
  toRecord: (row) => userRecord(row),
};

/** Staff: invitations, roles, sessions, one-time codes. Owners only. */
@AdminEntity('staff')
export class StaffResource implements AdminResource {
  readonly roles = { read: owners, write: owners };
  readonly audited = ['email', 'fullName', 'role', 'emailVerified', 'isBlocked', 'hasTotp'];
  readonly actions = {
    'revoke-sessions': this.action((tx, call) => this.accounts.revokeSessions(tx, call)),
    'reset-totp': { ...this.action((tx, call) => this.accounts.resetTotp(tx, call)), needsReason: true },
    block: { ...this.action((tx, call) => this.accounts.block(tx, call)), needsReason: true },
    unblock: this.action((tx, call) => this.accounts.unblock(tx, call)),
    'resend-invitation': this.action((tx, call) => this.inviteAgain(tx, call)),
    'end-all-sessions': {
      ...this.action((tx, call) => this.accounts.endAllSessions(tx, call)),
      needsReason: true,
      isForAll: true,
    },
    dismiss: { ...this.action((tx, call) => this.dismiss(tx, call)), needsReason: true },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountActions,
    private readonly invite: InviteStaff,
  ) {}

  list(query: AdminListQuery, filters: AdminFilters) {
    return listPage(this.dataSource.manager, shape, query, { ...filters, isStaff: 'true' });
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const found = await findUser(tx, id, lock);
    return found && found.role !== 'contributor' ? found : null;
  }

  async create(tx: EntityManager, values: AdminValues, caller: Caller): Promise<AdminRecord> {
    return userRecord(await this.invite.run(tx, readValues(StaffInvitation, values), caller), tx);
  }

  async update(tx: EntityManager, id: string, values: AdminValues): Promise<AdminRecord> {
    const change = readValues(StaffChange, values);
    const { role } = await tx.findOneByOrFail(UserEntity, { id });
    const isOtherRole = change.role !== undefined && change.role !== role;
    if (isOtherRole && role === 'owner') await this.accounts.keepAnOwner(tx, id);
    const changed = await this.accounts.change(tx, id, change);
    // Rights are read with every call; the new ones begin with a new session all the same.
    if (isOtherRole) await endSessions(tx, id);
    return userRecord(changed, tx);
  }

  /** No longer staff; a partner stays a partner. */
  private async dismiss(tx: EntityManager, { id, record }: AdminActionCall) {
    if (record?.role === 'owner') await this.accounts.keepAnOwner(tx, id);
    await this.accounts.change(tx, id, { role: 'contributor', masterAccess: false });
    return { ok: true, revoked: await endSessions(tx, id) };
  }

  private async inviteAgain(tx: EntityManager, { id, caller }: AdminActionCall) {
    const user = await tx.findOneByOrFail(UserEntity, { id });
    if (isStaffRole(user.role)) await this.invite.mail(tx, user, caller);
    return { ok: true };
  }

  private action(run: (tx: EntityManager, call: AdminActionCall) => Promise<Record<string, unknown>>) {
    return { roles: owners, run };
  }
}
