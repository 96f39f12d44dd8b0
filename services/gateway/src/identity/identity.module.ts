import { Module } from '@nestjs/common';
import { LimitModule } from '../limit/limit.module.js';
import { RouteModule } from '../route/route.module.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { HostApplicationController } from './host-application.controller.js';
import { MorningEmailController } from './morning-email.controller.js';
import { PartnerReportController } from './partner-report.controller.js';
import { PrivacyController } from './privacy.controller.js';
import { ProfileController } from './profile.controller.js';
import { ReferralController } from './referral.controller.js';
import { SessionController } from './session.controller.js';
import { TotpController } from './totp.controller.js';

@Module({
  imports: [LimitModule, RouteModule],
  controllers: [
    AccountController,
    AuthController,
    HostApplicationController,
    MorningEmailController,
    PartnerReportController,
    PrivacyController,
    ProfileController,
    ReferralController,
    SessionController,
    TotpController,
  ],
})
export class IdentityModule {}
