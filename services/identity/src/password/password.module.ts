import { Module } from '@nestjs/common';
import { LimitModule } from '../limit/limit.module.js';
import { CurrentPassword } from './current-password.js';
import { Passwords } from './passwords.js';
import { UserModule } from '../user/user.module.js';

@Module({
  imports: [LimitModule, UserModule],
  providers: [CurrentPassword, Passwords],
  exports: [CurrentPassword, Passwords],
})
export class PasswordModule {}
