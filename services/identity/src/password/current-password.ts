import { Injectable } from '@nestjs/common';
import { passwordProofProblems } from '@valam/contracts/identity/account.schema';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { problem, type ProblemError } from '@valam/contracts/shared/problem';
import { DataSource } from 'typeorm';
import type { RuleName } from '../limit/limit-rules.js';
import { Limits } from '../limit/limits.js';
import { countTries, unlessBusy } from '../limit/try-again-later.js';
import { signedIn } from '../user/signed-in.js';
import { Passwords } from './passwords.js';
import { UserEntity } from '../user/user.entity.js';

/** Asks for the current password once more: a session that was found open changes nothing grave. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
  ) {}

  /** The person behind the call; refused, next to the field, unless the password is theirs. */
  async confirm(caller: Caller, typed: string | undefined): Promise<UserEntity> {
    const userId = signedIn(caller);
    const user = await this.dataSource.manager.findOneByOrFail(UserEntity, { id: userId });
    if (!typed) throw wrongPassword('Please enter your current password.');
    const tries: [RuleName, string][] = [['password_change', userId]];
    await countTries(this.limits, tries);
    if (!(await unlessBusy(this.passwords.verify(user.passwordHash, typed)))) throw wrongPassword();
    await Promise.all(tries.map(([rule, key]) => this.limits.giveBack(rule, key)));
    return user;
  }
}

export const wrongPassword = (message = 'This is not your current password.'): ProblemError =>
  problem({ problems: passwordProofProblems }, 'identity.password_wrong', message, {
    fields: { currentPassword: message },
  });
