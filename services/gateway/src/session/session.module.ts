import { Module } from '@nestjs/common';
import { ChangePassword } from './change-password.js';
import { DeviceCookie } from './device-cookie.js';
import { Login } from './login.js';
import { OwnSession } from './own-session.js';
import { PasswordStrategy } from './password.strategy.js';
import { SessionCookie } from './session-cookie.js';
import { SessionReader } from './session-reader.js';
import { SessionStrategy } from './session.strategy.js';

@Module({
  providers: [
    ChangePassword,
    DeviceCookie,
    Login,
    OwnSession,
    PasswordStrategy,
    SessionCookie,
    SessionReader,
    SessionStrategy,
  ],
  exports: [ChangePassword, DeviceCookie, Login, OwnSession, PasswordStrategy, SessionStrategy],
})
export class SessionModule {}
