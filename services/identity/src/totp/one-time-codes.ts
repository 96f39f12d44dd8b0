import { Injectable } from '@nestjs/common';
import { Sealer } from '@valam/service-kit/secrets/sealer';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { totpPurpose, UserEntity } from '../user/user.entity.js';
import { SecurityNotices } from '../user/security-notices.js';
import { Limits } from '../limit/limits.js';
import { countTries, tooManyTries } from '../limit/try-again-later.js';
import { RecoveryCodes } from './recovery-codes.js';
import { acceptedStep } from './totp.js';

/** After so many wrong codes the owner hears of it: the person who types them has the password. */
const wrongCodesTold = 5;

/** Keeps secrets sealed; checks and uses up codes: an app's code once per step, a recovery code once forever. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealer: Sealer,
    private readonly limits: Limits,
    private readonly recovery: RecoveryCodes,
    private readonly notices: SecurityNotices,
  ) {}

  seal(secret: string): string {
    return this.sealer.seal(totpPurpose, secret);
  }

  /** Six digits are soon guessed, unless tries are counted. */
  countTry(userId: string): Promise<void> {
    return countTries(this.limits, [['totp', userId]]);
  }

  /** It was right: only wrong ones add up. */
  giveTryBack(userId: string): Promise<void> {
    return this.limits.giveBack('totp', userId);
  }

  /**
   * A code at sign-in, where the password is known already: counted, and the owner gets an email when several are wrong. A browser
   * that signed in before has a count of its own.
   */
  async tryAtSignIn(user: UserEntity, code: string, deviceId: string | null): Promise<boolean> {
    const key = deviceId ? `${user.id}\n${deviceId}` : user.id;
    const { allowed, remaining, retryAfterSeconds } = await this.limits.consume('totp', key);
    if (!allowed) throw tooManyTries(retryAfterSeconds);
    if (await this.use(user.id, code)) {
      await this.limits.giveBack('totp', key);
      return true;
    }
    if (remaining === this.limits.pointsOf('totp') - wrongCodesTold) await this.notices.codesRefused(user);
    return false;
  }

  tell(tx: EntityManager, user: UserEntity, what: 'codes_set_up' | 'codes_removed'): Promise<void> {
    return this.notices.send(tx, user, what);
  }

  /** The step of a right code that has not been used yet; null otherwise. */
  stepOf(user: UserEntity, code: string): number | null {
    if (!user.totpSecret) return null;
    return acceptedStep(this.sealer.open(totpPurpose, user.totpSecret), code, user.totpLastStep);
  }

  /** One statement decides, so a code that is sent twice at once is used once. */
  async use(userId: string, code: string): Promise<boolean> {
    const user = await this.dataSource.manager.findOneByOrFail(UserEntity, { id: userId });
    const step = this.stepOf(user, code);
    if (step !== null) {
      const later = { id: userId, totpLastStep: LessThan(step) };
      const { affected } = await this.dataSource.manager.update(UserEntity, later, { totpLastStep: step });
      return affected === 1;
    }
    const kept = await this.recovery.find(user.recoveryCodes, code);
    return kept !== null && this.spend(userId, kept);
  }

  private async spend(userId: string, kept: string): Promise<boolean> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(UserEntity)
      .set({ recoveryCodes: () => 'array_remove(recovery_codes, :kept)' })
      .where('id = :userId and :kept = any(recovery_codes)', { userId, kept })
      .execute();
    return affected === 1;
  }
}
