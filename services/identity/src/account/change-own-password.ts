import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { changePassword } from '@valam/contracts/identity/account.rpc';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource } from 'typeorm';
import { IdentityConfig } from '../config.js';
import { unlessBusy } from '../limit/try-again-later.js';
import { signedIn } from '../user/signed-in.js';
import { endSessions, Sessions } from '../session/sessions.js';
import { CurrentPassword, wrongPassword } from '../password/current-password.js';
import { siteWords } from '../password/password-policy.js';
import { Passwords } from '../password/passwords.js';
import { refuseWeakPassword } from '../password/refuse-weak-password.js';
import { ReplacePassword } from './replace-password.js';
import { UserEntity } from '../user/user.entity.js';

/**
 * Changes the caller's password. Requires the current one, so that a person at an unattended browser cannot take over
 * the account.
 */
@Injectable()
export class ChangeOwnPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly current: CurrentPassword,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly replace: ReplacePassword,
    private readonly settings: IdentityConfig,
  ) {}

  async run(
    caller: Caller,
    { currentPassword, password }: RpcBody<typeof changePassword>,
  ): Promise<RpcReturn<typeof changePassword>> {
    const userId = signedIn(caller);
    const owner = await this.dataSource.manager.findOneByOrFail(UserEntity, { id: userId });
    // Checks without the current password come first, so that they do not use up an attempt.
    await refuseWeakPassword(changePassword, password, owner, siteWords(this.settings));
    if (password === currentPassword) throw unchanged();
    const user = await this.current.confirm(caller, currentPassword);
    const passwordHash = await unlessBusy(this.passwords.hash(password));
    return this.change(user, String(caller.sessionId), passwordHash);
  }

  private change(seen: UserEntity, sessionId: string, passwordHash: string) {
    return this.dataSource.transaction(async (tx) => {
      const where = { id: seen.id };
      const user = await tx.findOneOrFail(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
      // Changed concurrently: the compared hash is no longer the current one.
      if (user.passwordHash !== seen.passwordHash) throw wrongPassword();
      await this.replace.run(tx, user, { passwordHash });
      await endSessions(tx, user.id, sessionId);
      const session = await this.sessions.renew(tx, sessionId);
      if (!session) throw problem(changePassword, 'identity.signed_out', 'Please sign in.');
      return { ...session, message: 'Your password has been changed. Every other device is signed out.' };
    });
  }
}

const unchanged = () => {
  const message = 'This is your current password. Please choose another.';
  return problem(changePassword, 'identity.password_unchanged', message, { fields: { password: message } });
};
