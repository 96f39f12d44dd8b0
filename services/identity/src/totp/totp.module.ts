import { Module } from '@nestjs/common';
import { LimitModule } from '../limit/limit.module.js';
import { PasswordModule } from '../password/password.module.js';
import { UserModule } from '../user/user.module.js';
import { OneTimeCodes } from './one-time-codes.js';
import { RecoveryCodes } from './recovery-codes.js';

@Module({
  imports: [LimitModule, PasswordModule, UserModule],
  providers: [OneTimeCodes, RecoveryCodes],
  exports: [OneTimeCodes, RecoveryCodes],
})
export class TotpModule {}
