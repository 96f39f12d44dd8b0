import { Module } from '@nestjs/common';
import { LimitModule } from '../limit/limit.module.js';
import { CurrentPassword } from './current-password.js';
import { Passwords } from './passwords.js';

@Module({
  imports: [LimitModule],
  providers: [CurrentPassword, Passwords],
  exports: [CurrentPassword, Passwords],
})
export class PasswordModule {}
