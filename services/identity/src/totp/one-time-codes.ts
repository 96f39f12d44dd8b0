import { Injectable } from '@nestjs/common';
import { Sealer } from '@valam/service-kit/secrets/sealer';
import { DataSource } from 'typeorm';
import { UserEntity } from '../account/user.entity.js';
import { Limits } from '../limit/limits.js';
import { countTries } from '../limit/try-again-later.js';
import { acceptedStep, hashRecoveryCode } from './totp.js';

const purpose = 'totp';

/** Keeps secrets sealed; checks and uses up codes: an app's code once per step, a recovery code once for ever. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealer: Sealer,
    private readonly limits: Limits,
  ) {}

  seal(secret: string): string {
    return this.sealer.seal(purpose, secret);
  }

  /** Six digits are soon guessed, unless somebody counts. */
  countTry(userId: string): Promise<void> {
    return countTries(this.limits, [['totp', userId]]);
  }

  /** The step of a right code that has not been used yet; null otherwise. */
  stepOf(user: UserEntity, code: string): number | null {
    if (!user.totpSecret) return null;
    return acceptedStep(this.sealer.open(purpose, user.totpSecret), code, user.totpLastStep);
  }

  use(userId: string, code: string): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const user = await tx.findOneOrFail(UserEntity, {
        where: { id: userId },
        lock: { mode: 'pessimistic_write' },
      });
      const step = this.stepOf(user, code);
      if (step !== null) {
        await tx.update(UserEntity, { id: userId }, { totpLastStep: step });
        return true;
      }
      const hash = hashRecoveryCode(code);
      if (!user.recoveryCodes.includes(hash)) return false;
      const recoveryCodes = user.recoveryCodes.filter((known) => known !== hash);
      await tx.update(UserEntity, { id: userId }, { recoveryCodes });
      return true;
    });
  }
}
