import { Module } from '@nestjs/common';
import { LimitModule } from '../limit/limit.module.js';
import { PasswordModule } from '../password/password.module.js';
import { UserModule } from '../user/user.module.js';
import { OneTimeCodes } from './one-time-codes.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpTotp } from './set-up-totp.js';
import { TotpRpc } from './totp.rpc.js';

@Module({
  imports: [LimitModule, PasswordModule, UserModule],
  controllers: [TotpRpc],
  providers: [OneTimeCodes, RecoveryCodes, SetUpTotp],
  exports: [OneTimeCodes],
})
export class TotpModule {}
