import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LimitModule } from '../limit/limit.module.js';
import { LinkModule } from '../link/link.module.js';
import { PasswordModule } from '../password/password.module.js';
import { TotpModule } from '../totp/totp.module.js';
import { KnownDevices } from './known-devices.js';
import { LogIn } from './log-in.js';
import { OwnSessions } from './own-sessions.js';
import { SessionRpc } from './session.rpc.js';
import { Sessions } from './sessions.js';
import { SignInPassword } from './sign-in-password.js';
import { SignInTries } from './sign-in-tries.js';
import { UserModule } from '../user/user.module.js';
import { SessionEntity } from './session.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SessionEntity]),
    LimitModule,
    LinkModule,
    PasswordModule,
    TotpModule,
    UserModule,
  ],
  controllers: [SessionRpc],
  providers: [KnownDevices, LogIn, OwnSessions, Sessions, SignInPassword, SignInTries],
  exports: [TypeOrmModule, KnownDevices, Sessions],
})
export class SessionModule {}
