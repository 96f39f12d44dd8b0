import { InjectRepository } from '@nestjs/typeorm';
import { usersAdmin } from '@valam/contracts/identity/users.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminAction, AdminActions, AdminActionCall } from '@valam/service-kit/admin/resource';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { refuse } from '@valam/service-kit/admin/refuse';
import { type EntityManager, Repository } from 'typeorm';
import { UserEntity } from '../user/user.entity.js';
import { linkJobs } from '../account/account.jobs.js';
import { isStaffRole } from '../user/staff-role.js';
import { AccountActions, unblockFirst } from './account-actions.js';
import { findUser, userRecord, userRecords } from './user-record.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** All accounts. Accounts of staff are changed by owners only, under `staff`. */
@AdminEntity(usersAdmin)
export class UsersResource extends TableResource<UserEntity, typeof usersAdmin> {
  readonly actions: AdminActions<typeof usersAdmin> = {
    'revoke-sessions': this.partnersOnly((tx, call) => this.accounts.revokeSessions(tx, call)),
    'reset-totp': this.partnersOnly((tx, call) => this.accounts.resetTotp(tx, call)),
    block: this.partnersOnly((tx, call) => this.accounts.block(tx, call)),
    unblock: this.partnersOnly((tx, call) => this.accounts.unblock(tx, call)),
    'resend-verification': this.partnersOnly((tx, call) => this.mail(tx, 'resend-verification', call)),
    'send-reset-link': this.partnersOnly((tx, call) => this.mail(tx, 'send-reset-link', call)),
  };

  constructor(
    @InjectRepository(UserEntity) rows: Repository<UserEntity>,
    private readonly accounts: AccountActions,
  ) {
    super(usersAdmin, rows, {
      filters: {
        role: 'role',
        emailVerified: 'emailVerified',
        isBlocked: 'isBlocked',
        contributorId: 'contributorId',
      },
    });
  }

  override find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof usersAdmin> | null> {
    return findUser(tx, id, lock);
  }

  protected record(user: UserEntity, tx: EntityManager): Promise<AdminRecordOf<typeof usersAdmin>> {
    return userRecord(user, tx);
  }

  protected override lines(users: readonly UserEntity[]): Promise<AdminRecordOf<typeof usersAdmin>[]> {
    return userRecords(users);
  }

  private partnersOnly(run: AdminAction): AdminAction {
    return async (tx, call) => {
      const { role } = await tx.findOneByOrFail(UserEntity, { id: call.id });
      if (isStaffRole(role)) throw refuse('This account belongs to staff. Change it under Staff and roles.');
      return run(tx, call);
    };
  }

  private async mail(
    tx: EntityManager,
    link: 'resend-verification' | 'send-reset-link',
    { id }: AdminActionCall,
  ) {
    const { email, emailVerified, isBlocked } = await tx.findOneByOrFail(UserEntity, { id });
    if (isBlocked) throw refuse(unblockFirst);
    if (link === 'resend-verification' && emailVerified) throw refuse('This address is verified already.');
    await addJob(tx, linkJobs[link], { email });
  }
}
