import { Injectable } from '@nestjs/common';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { networkOf } from '@valam/service-kit/visitor/network-of';
import { DataSource } from 'typeorm';
import { IdentityConfig } from '../config.js';
import { Limits } from '../limit/limits.js';
import { countTries, unlessBusy } from '../limit/try-again-later.js';
import { KnownDevices } from '../session/known-devices.js';
import { ChangePassword } from './change-password.js';
import { siteWords } from '../password/password-policy.js';
import { Passwords } from '../password/passwords.js';
import { refuseWeakPassword } from '../password/refuse-weak-password.js';

/** Sets a new password with an emailed link, which works once. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
    private readonly change: ChangePassword,
    private readonly devices: KnownDevices,
    private readonly settings: IdentityConfig,
  ) {}

  async run({
    token,
    password,
    visitor,
  }: RpcInput<typeof resetPassword>): Promise<RpcReturn<typeof resetPassword>> {
    await countTries(this.limits, [['mail_visitor', networkOf(visitor.address)]]);
    // Looked up before hashing, so that guessed tokens cost no hashing, and again under a lock.
    const { user } = await this.dataSource.transaction((tx) => this.change.ownerOf(tx, token));
    await refuseWeakPassword(resetPassword, password, user, siteWords(this.settings));
    const passwordHash = await unlessBusy(this.passwords.hash(password));
    const maySignIn = await this.dataSource.transaction((tx) => this.change.run(tx, token, passwordHash));
    return {
      message: `Your password has been changed.${maySignIn ? ' You can sign in with it now.' : ''}`,
      device: this.devices.tokenFor(user.email, this.devices.idOf(visitor.device, user.email)),
    };
  }
}
