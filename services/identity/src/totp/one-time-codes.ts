import { Injectable } from '@nestjs/common';
import { Sealer } from '@valam/service-kit/secrets/sealer';
import { DataSource } from 'typeorm';
import { UserEntity } from '../account/user.entity.js';
import { acceptedStep, hashRecoveryCode } from './totp.js';

export const totpPurpose = 'totp';

/** Checks and uses up one-time codes: an app's code once per step, a recovery code once for ever. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealer: Sealer,
  ) {}

  use(userId: string, code: string): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const user = await tx.findOneOrFail(UserEntity, {
        where: { id: userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!user.totpSecret) return false;
      const step = acceptedStep(this.sealer.open(totpPurpose, user.totpSecret), code, user.totpLastStep);
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
