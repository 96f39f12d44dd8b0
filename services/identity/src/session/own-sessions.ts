import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { revokeSession, type SessionSummary } from '@valam/contracts/identity/session.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, MoreThan, Repository } from 'typeorm';
import { signedIn } from '../user/signed-in.js';
import { UserEntity } from '../user/user.entity.js';
import { deviceName } from './device.js';
import { endOf } from './session-life.js';
import { SessionEntity } from './session.entity.js';
import { endSessions } from './sessions.js';

/** Lets people list and end only their own sessions. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly clock: Clock,
  ) {}

  async list(caller: Caller): Promise<SessionSummary[]> {
    const userId = signedIn(caller);
    const { role } = await this.users.findOneByOrFail({ id: userId });
    const now = this.clock.now();
    const rows = await this.sessions.find({
      where: { userId, expiresAt: MoreThan(now) },
      order: { seenAt: 'DESC' },
      take: 100,
    });
    return rows
      .filter((row) => endOf(role, row) > now)
      .map((row) => ({
        id: row.id,
        isCurrent: row.id === caller.sessionId,
        device: deviceName(row.userAgent),
        createdAt: row.createdAt.toISOString(),
        seenAt: row.seenAt.toISOString(),
        expiresAt: endOf(role, row).toISOString(),
      }));
  }

  async revoke(caller: Caller, sessionId: string): Promise<{ ok: true }> {
    const { affected } = await this.sessions.delete({
      id: sessionId,
      userId: signedIn(caller),
    });
    if (!affected)
      throw problem(revokeSession, 'identity.session_not_found', 'This session has already ended.');
    return { ok: true };
  }

  async revokeOthers(caller: Caller): Promise<{ ok: true; revoked: number }> {
    const userId = signedIn(caller);
    const revoked = await endSessions(this.dataSource.manager, userId, caller.sessionId ?? undefined);
    return { ok: true, revoked };
  }
}
