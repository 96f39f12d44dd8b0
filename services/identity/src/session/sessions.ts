import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Caller, OpenedSession, SessionUser, Visitor } from '@valam/contracts/identity/auth.schema';
import { Clock } from '@valam/service-kit/clock/clock';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import type * as z from 'zod/mini';
import { type EntityManager, Repository } from 'typeorm';
import { UserEntity } from '../user/user.entity.js';
import { IdentityConfig } from '../config.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { isInGoodStanding } from '../contributor/contributor-states.js';
import { endOf, isSeenLongAgo, sessionEnd } from './session-life.js';
import { isStaffRole } from '../user/staff-role.js';
import { SessionEntity } from './session.entity.js';
import { callerOf, sessionUser } from './session-user.js';
import { hashToken, newToken } from '../link/token.js';

interface ReadSession {
  readonly caller: Caller;
  readonly user: SessionUser;
  readonly csrfToken: string;
}

type FoundSession = SessionEntity & { user: UserEntity; contributor: ContributorEntity | null };

/** Opens, finds and ends sessions. Only the browser has the token; the CSRF token is derived from the session. */
@Injectable()
export class Sessions {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly clock: Clock,
    private readonly keyring: Keyring,
    private readonly settings: IdentityConfig,
  ) {}

  async open(
    tx: EntityManager,
    user: UserEntity,
    contributor: ContributorEntity | null,
    visitor: Visitor,
  ): Promise<z.infer<typeof OpenedSession>> {
    const now = this.clock.now();
    const token = newToken();
    const session = tx.create(SessionEntity, {
      id: randomUUID(),
      tokenHash: hashToken(token),
      userId: user.id,
      userAgent: visitor.userAgent?.slice(0, 400) ?? null,
      createdAt: now,
      seenAt: now,
      expiresAt: sessionEnd(user.role, now),
    });
    await tx.insert(SessionEntity, session);
    return {
      token,
      csrfToken: this.csrfToken(session.id),
      expiresAt: session.expiresAt.toISOString(),
      user: sessionUser(user, contributor, this.mustSetTotp(user)),
    };
  }

  /**
   * Null for a token that is unknown, expired or idle for too long, or whose person may no longer sign in.
   */
  async read(token: string): Promise<ReadSession | null> {
    const now = this.clock.now();
    const found = await this.find(token);
    if (!found) return null;
    const { user, contributor } = found;
    if (endOf(user.role, found) <= now) return null;
    if (user.isBlocked || !maySignIn(user, contributor)) return null;
    if (isSeenLongAgo(found.seenAt, now)) {
      await this.sessions.update({ id: found.id }, { seenAt: now });
    }
    const mustSetTotp = this.mustSetTotp(user);
    return {
      caller: callerOf(user, found.id, mustSetTotp),
      user: sessionUser(user, contributor, mustSetTotp),
      csrfToken: this.csrfToken(found.id),
    };
  }

  /** Gives the session a new token: the old one becomes invalid in every browser that has it. */
  async renew(tx: EntityManager, sessionId: string): Promise<{ token: string; expiresAt: string } | null> {
    const session = await tx.findOneBy(SessionEntity, { id: sessionId });
    if (!session) return null;
    const token = newToken();
    const { affected } = await tx.update(SessionEntity, { id: sessionId }, { tokenHash: hashToken(token) });
    return affected ? { token, expiresAt: session.expiresAt.toISOString() } : null;
  }

  async close(token: string): Promise<void> {
    await this.sessions.delete({ tokenHash: hashToken(token) });
  }

  /** Session and person in one query, because every page of a signed-in visitor needs both. */
  private async find(token: string): Promise<FoundSession | null> {
    const found = await this.sessions
      .createQueryBuilder('session')
      .innerJoinAndMapOne('session.user', UserEntity, 'user', 'user.id = session.userId')
      .leftJoinAndMapOne(
        'session.contributor',
        ContributorEntity,
        'contributor',
        'contributor.id = user.contributorId',
      )
      .where('session.tokenHash = :tokenHash', { tokenHash: hashToken(token) })
      .getOne();
    return found as FoundSession | null;
  }

  private csrfToken(sessionId: string): string {
    return this.keyring.sign('csrf', sessionId);
  }

  /**
   * The first owner signs in by password alone in every environment; in production, staff then have to set up
   * codes.
   */
  private mustSetTotp(user: UserEntity): boolean {
    return this.settings.NODE_ENV === 'production' && isStaffRole(user.role) && !user.totpConfirmedAt;
  }
}

/** Staff by their role; others by an approved contributor record. */
export function maySignIn(user: Pick<UserEntity, 'role'>, contributor: ContributorEntity | null): boolean {
  return isStaffRole(user.role) || (contributor !== null && isInGoodStanding(contributor.approvalStatus));
}

/** Ends all sessions of a person, or all but the current one. */
export async function endSessions(tx: EntityManager, userId: string, exceptId?: string): Promise<number> {
  const deletion = tx
    .createQueryBuilder()
    .delete()
    .from(SessionEntity)
    .where('user_id = :userId', { userId });
  if (exceptId) deletion.andWhere('id <> :exceptId', { exceptId });
  return (await deletion.execute()).affected ?? 0;
}
