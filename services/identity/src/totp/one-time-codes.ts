import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import { DataSource, type EntityManager, LessThan, Repository } from 'typeorm';
import { totpPurpose, UserEntity } from '../user/user.entity.js';
import { SecurityNotices } from '../user/security-notices.js';
import { Limits } from '../limit/limits.js';
import { countTries, tooManyTries } from '../limit/try-again-later.js';
import { RecoveryCodes } from './recovery-codes.js';
import { acceptedStep } from './totp.js';

/** After this many wrong codes the owner is notified, because the person who types them has the password. */
const wrongCodesTold = 5;

/**
 * Stores secrets encrypted; verifies and uses up codes: an app's code once per time step, a recovery code
 * once.
 */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly keyring: Keyring,
    private readonly limits: Limits,
    private readonly recovery: RecoveryCodes,
    private readonly notices: SecurityNotices,
  ) {}

  encrypt(secret: string): string {
    return this.keyring.encrypt(totpPurpose, secret);
  }

  /** Without a limit, six digits could be guessed quickly. */
  countTry(userId: string): Promise<void> {
    return countTries(this.limits, [['totp', userId]]);
  }

  /** After a correct code: only wrong ones stay counted. */
  giveTryBack(userId: string): Promise<void> {
    return this.limits.giveBack('totp', userId);
  }

  /**
   * Verifies a code at sign-in, after the password: attempts are counted, and the owner gets an email after
   * several wrong ones. A browser that has signed in before has a separate count.
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

  tell(
    tx: EntityManager,
    user: UserEntity,
    what: 'codes_set_up' | 'codes_removed' | 'recovery_codes_renewed',
  ): Promise<void> {
    return this.notices.send(tx, user, what);
  }

  /** The time step of a correct, unused code; null otherwise. */
  stepOf(user: UserEntity, code: string): number | null {
    if (!user.totpSecret) return null;
    return acceptedStep(this.keyring.decrypt(totpPurpose, user.totpSecret), code, user.totpLastStep);
  }

  /** Atomic, so a code that is sent twice concurrently is used once. */
  async use(userId: string, code: string): Promise<boolean> {
    const user = await this.users.findOneByOrFail({ id: userId });
    const step = this.stepOf(user, code);
    if (step !== null) {
      const later = { id: userId, totpLastStep: LessThan(step) };
      const { affected } = await this.users.update(later, { totpLastStep: step });
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
