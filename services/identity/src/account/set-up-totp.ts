import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { beginTotp, confirmTotp, removeTotp } from '@valam/contracts/identity/totp.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { audit } from '@valam/service-kit/audit/audit';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type FindOptionsWhere, IsNull } from 'typeorm';
import { CurrentPassword } from '../password/current-password.js';
import { endSessions } from '../session/sessions.js';
import { UserEntity } from '../user/user.entity.js';
import { IdentityConfig } from '../config.js';
import { isStaffRole } from '../user/staff-role.js';
import { signedIn } from '../user/signed-in.js';
import { OneTimeCodes } from '../totp/one-time-codes.js';
import { RecoveryCodes } from '../totp/recovery-codes.js';
import { newTotpSecret, totpOf } from '../totp/totp.js';
import { withoutTotp } from '../user/without-totp.js';

const noticeOf = {
  'set-up-totp': 'codes_set_up',
  'remove-totp': 'codes_removed',
  'renew-recovery-codes': 'recovery_codes_renewed',
} as const;

/** Sets up one-time codes on the caller's account, renews their recovery codes, and removes them. */
@Injectable()
export class SetUpTotp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly codes: OneTimeCodes,
    private readonly recovery: RecoveryCodes,
    private readonly current: CurrentPassword,
    private readonly settings: IdentityConfig,
  ) {}

  async read(caller: Caller) {
    const user = await this.person(caller);
    return {
      isOn: user.totpConfirmedAt !== null,
      isRequired: this.isRequired(user),
      recoveryCodesLeft: user.recoveryCodes.length,
    };
  }

  /** Requires the current password: codes could lock the owner out, so a session alone is not enough. */
  async begin(caller: Caller, currentPassword: string | undefined) {
    const user = await this.current.confirm(caller, currentPassword);
    const secret = newTotpSecret();
    // Codes may have been confirmed while the password was checked: a new secret would lock the owner out.
    const { affected } = await this.dataSource.manager.update(
      UserEntity,
      { id: user.id, totpConfirmedAt: IsNull() },
      { totpSecret: this.codes.encrypt(secret), totpLastStep: 0 },
    );
    if (affected !== 1)
      throw problem(beginTotp, 'identity.totp_already_set', 'One-time codes are set up already.');
    const { toString: drawQr } = await import('qrcode');
    const uri = totpOf(secret, this.settings.BRAND_NAME, user.email).toString();
    return { secret, uri, qrSvg: await drawQr(uri, { type: 'svg', margin: 1 }) };
  }

  async confirm(caller: Caller, code: string) {
    const user = await this.person(caller);
    await this.codes.countTry(user.id);
    const { totpSecret } = user;
    if (!totpSecret || user.totpConfirmedAt) throw notBegun();
    const step = this.codes.stepOf(user, code);
    if (step === null)
      throw problem(confirmTotp, 'identity.totp_wrong', 'This code isn’t correct. Please try the next one.');
    const recovery = await this.recovery.make();
    await this.codes.giveTryBack(user.id);
    // Another tab may have started again while the codes were hashed: the app would show codes of an outdated
    // secret.
    const isSame = { totpSecret, totpConfirmedAt: IsNull() };
    const change = { totpConfirmedAt: this.clock.now(), totpLastStep: step, recoveryCodes: recovery.kept };
    if (!(await this.change(caller, user, 'set-up-totp', change, isSame))) throw notBegun();
    return { recoveryCodes: recovery.codes };
  }

  async remove(caller: Caller, code: string): Promise<{ ok: true }> {
    const user = await this.person(caller);
    if (this.isRequired(user)) {
      throw problem(removeTotp, 'identity.totp_required', 'Staff sign in with one-time codes here.');
    }
    await this.prove(user, code);
    await this.change(caller, user, 'remove-totp', withoutTotp);
    return { ok: true };
  }

  /**
   * Staff may not disable codes, and nobody can do it for a sole owner: used or lost recovery codes are
   * replaced.
   */
  async renew(caller: Caller, code: string) {
    const user = await this.person(caller);
    if (!user.totpConfirmedAt) throw notBegun();
    await this.prove(user, code);
    const recovery = await this.recovery.make();
    // Disabled, or set up again, while the codes were hashed.
    const isSame = { totpConfirmedAt: user.totpConfirmedAt };
    const change = { recoveryCodes: recovery.kept };
    if (!(await this.change(caller, user, 'renew-recovery-codes', change, isSame))) throw notBegun();
    return { recoveryCodes: recovery.codes };
  }

  private async prove(user: UserEntity, code: string): Promise<void> {
    await this.codes.countTry(user.id);
    if (!(await this.codes.use(user.id, code))) {
      throw problem(removeTotp, 'identity.totp_wrong', 'This code isn’t correct. Please try the next one.');
    }
    await this.codes.giveTryBack(user.id);
  }

  private async change(
    caller: Caller,
    user: UserEntity,
    action: keyof typeof noticeOf,
    change: Partial<UserEntity>,
    ifStill: FindOptionsWhere<UserEntity> = {},
  ): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const { affected } = await tx.update(UserEntity, { ...ifStill, id: user.id }, change);
      if (affected !== 1) return false;
      // Ends the other sessions, which were opened by password alone and would have all rights of the
      // account.
      if (action === 'set-up-totp') await endSessions(tx, user.id, caller.sessionId ?? undefined);
      await audit(tx, { actor: caller, action, entity: 'users', id: user.id });
      await this.codes.tell(tx, user, noticeOf[action]);
      return true;
    });
  }

  private person(caller: Caller): Promise<UserEntity> {
    return this.dataSource.manager.findOneByOrFail(UserEntity, { id: signedIn(caller) });
  }

  private isRequired(user: UserEntity): boolean {
    return this.settings.NODE_ENV === 'production' && isStaffRole(user.role);
  }
}

const notBegun = () =>
  problem(confirmTotp, 'identity.totp_not_begun', 'Please start setting up one-time codes first.');
