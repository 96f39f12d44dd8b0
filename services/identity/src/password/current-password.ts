import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { passwordProofProblems } from '@valam/contracts/identity/account.schema';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { problem, type ProblemError } from '@valam/contracts/shared/problem';
import { Repository } from 'typeorm';
import type { RuleName } from '../limit/limit-rules.js';
import { Limits } from '../limit/limits.js';
import { countTries, unlessBusy } from '../limit/try-again-later.js';
import { signedIn } from '../user/signed-in.js';
import { Passwords } from './passwords.js';
import { UserEntity } from '../user/user.entity.js';

/**
 * Requires the current password again, so that sensitive changes are not possible in an unattended session.
 */
@Injectable()
export class CurrentPassword {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
  ) {}

  /** The caller's account; refused with an error on the field if the password is wrong. */
  async confirm(caller: Caller, typed: string | undefined): Promise<UserEntity> {
    const userId = signedIn(caller);
    const user = await this.users.findOneByOrFail({ id: userId });
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
