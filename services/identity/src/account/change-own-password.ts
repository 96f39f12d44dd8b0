import { Injectable } from '@nestjs/common';
import { changePassword } from '@valam/contracts/identity/account.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource } from 'typeorm';
import { Settings } from '../config.js';
import type { RuleName } from '../limit/limit-rules.js';
import { Limits } from '../limit/limits.js';
import { countTries, unlessBusy } from '../limit/try-again-later.js';
import { signedIn } from '../session/own-sessions.js';
import { endSessions, Sessions } from '../session/sessions.js';
import { siteWords } from './password-policy.js';
import { Passwords } from './passwords.js';
import { refuseWeakPassword } from './refuse-weak-password.js';
import { ReplacePassword } from './replace-password.js';
import { UserEntity } from './user.entity.js';

/** Changes one's own password by the present one: who found a browser open cannot keep the account. */
@Injectable()
export class ChangeOwnPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly replace: ReplacePassword,
    private readonly settings: Settings,
  ) {}

  async run(input: RpcInput<typeof changePassword>): Promise<RpcReturn<typeof changePassword>> {
    const { caller, currentPassword, password, visitor } = input;
    const userId = signedIn(caller);
    const user = await this.dataSource.manager.findOneByOrFail(UserEntity, { id: userId });
    // What can be said without trying the present password costs no try.
    refuseWeakPassword(changePassword, password, user, siteWords(this.settings));
    if (password === currentPassword) throw unchanged();

    const tries: [RuleName, string][] = [
      ['password_change', userId],
      ['login_address', visitor.address],
    ];
    await countTries(this.limits, tries);
    if (!(await unlessBusy(this.passwords.verify(user.passwordHash, currentPassword)))) throw wrong();
    const passwordHash = await unlessBusy(this.passwords.hash(password));
    await Promise.all(tries.map(([rule, key]) => this.limits.giveBack(rule, key)));
    return this.change(user, String(caller.sessionId), passwordHash);
  }

  private change(seen: UserEntity, sessionId: string, passwordHash: string) {
    return this.dataSource.transaction(async (tx) => {
      const where = { id: seen.id };
      const user = await tx.findOneOrFail(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
      // Somebody was faster: what was compared is not the present password any more.
      if (user.passwordHash !== seen.passwordHash) throw wrong();
      await this.replace.run(tx, user, { passwordHash });
      await endSessions(tx, user.id, sessionId);
      const session = await this.sessions.renew(tx, sessionId);
      if (!session) throw problem(changePassword, 'identity.signed_out', 'Please sign in.');
      return { ...session, message: 'Your password has been changed. Every other device is signed out.' };
    });
  }
}

const wrong = () => {
  const message = 'This is not your current password.';
  return problem(changePassword, 'identity.password_wrong', message, {
    fields: { currentPassword: message },
  });
};
const unchanged = () => {
  const message = 'This is your current password. Please choose another.';
  return problem(changePassword, 'identity.password_unchanged', message, { fields: { password: message } });
};
