import { Injectable } from '@nestjs/common';
import { staffAccessEnded } from '@valam/contracts/identity/staff.events';
import { Clock } from '@valam/service-kit/clock/clock';
import type { AdminActionCall } from '@valam/service-kit/admin/resource';
import { refuse } from '@valam/service-kit/admin/refuse';
import { emit } from '@valam/service-kit/events/emit';
import { Not, type EntityManager } from 'typeorm';
import { MailLinks } from '../link/mail-links.js';
import { isStaffRole } from '../user/staff-role.js';
import { SecurityNotices } from '../user/security-notices.js';
import { UserEntity } from '../user/user.entity.js';
import { SessionEntity } from '../session/session.entity.js';
import { endSessions } from '../session/sessions.js';
import { withoutTotp } from '../user/without-totp.js';

/** Links do not work for a blocked account. */
export const unblockFirst = 'This account is blocked. Unblock it first.';

/** Actions on any account from the back office. */
@Injectable()
export class AccountActions {
  constructor(
    private readonly clock: Clock,
    private readonly mailLinks: MailLinks,
    private readonly notices: SecurityNotices,
  ) {}

  async revokeSessions(tx: EntityManager, { id }: AdminActionCall) {
    await endSessions(tx, id);
  }

  /** Signs everyone out except the calling owner, in case tokens have leaked. */
  async endAllSessions(tx: EntityManager, { caller }: AdminActionCall) {
    const others = caller.sessionId ? { id: Not(caller.sessionId) } : {};
    await tx.delete(SessionEntity, others);
  }

  /**
   * For a person who lost phone and recovery codes: removes two-factor authentication and ends all sessions.
   * The owner of the account gets a notice, because the request may have come from another person.
   */
  async resetTotp(tx: EntityManager, { id }: AdminActionCall) {
    const { totpConfirmedAt } = await tx.findOneByOrFail(UserEntity, { id });
    const user = await this.change(tx, id, withoutTotp);
    await endSessions(tx, id);
    if (totpConfirmedAt) await this.notices.send(tx, user, 'codes_removed');
  }

  async block(tx: EntityManager, { id, caller }: AdminActionCall) {
    if (id === caller.userId) throw refuse('You can’t block your own account.');
    const user = await tx.findOneByOrFail(UserEntity, { id });
    if (user.role === 'owner') await this.keepAnOwner(tx, id);
    await this.change(tx, id, { isBlocked: true });
    await this.mailLinks.endAll(tx, id);
    if (isStaffRole(user.role)) await this.endAccess(tx, user);
    else await endSessions(tx, id);
  }

  async unblock(tx: EntityManager, { id }: AdminActionCall) {
    await this.change(tx, id, { isBlocked: false });
  }

  /**
   * Ends the sessions of a staff member, and emits an event, so that links created with the member's rights
   * are revoked.
   */
  async endAccess(tx: EntityManager, { id, email }: UserEntity): Promise<void> {
    await endSessions(tx, id);
    await emit(tx, staffAccessEnded, { userId: id, email, endedAt: this.clock.now().toISOString() });
  }

  /** Ensures that an owner remains who can sign in: an invited one has no password yet. */
  async keepAnOwner(tx: EntityManager, exceptId: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('owners'))`);
    const others = await tx
      .createQueryBuilder(UserEntity, 'user')
      .where('user.role = :role and not user.isBlocked and user.id <> :exceptId', { role: 'owner', exceptId })
      .andWhere('user.passwordHash is not null')
      .getCount();
    if (others === 0)
      throw refuse(
        'No other owner can sign in. Make someone else an owner first; if you invite them, wait until they have chosen a password.',
      );
  }

  async change(tx: EntityManager, id: string, change: Partial<UserEntity>): Promise<UserEntity> {
    const user = await tx.findOneByOrFail(UserEntity, { id });
    Object.assign(user, change, { version: user.version + 1, updatedAt: this.clock.now() });
    return tx.save(user);
  }
}
