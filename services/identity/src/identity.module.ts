import { type DynamicModule, Module } from '@nestjs/common';
import { SettingsModule } from '@valam/service-kit/config/settings.module';
import { AccountModule } from './account/account.module.js';
import { ApprovalModule } from './approval/approval.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CommissionModule } from './commission/commission.module.js';
import { IdentityConfig } from './config.js';
import { ContributorModule } from './contributor/contributor.module.js';
import { HostApplicationModule } from './host-application/host-application.module.js';
import { LimitModule } from './limit/limit.module.js';
import { MorningModule } from './morning/morning.module.js';
import { PayoutModule } from './payout/payout.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ReferralModule } from './referral/referral.module.js';
import { ReportModule } from './report/report.module.js';
import { SampleModule } from './sample/sample.module.js';
import { SessionModule } from './session/session.module.js';
import { StaffModule } from './staff/staff.module.js';
import { TotpModule } from './totp/totp.module.js';

/** Accounts, partners and their earnings. */
@Module({
  imports: [
    ...[LimitModule, TotpModule, SessionModule, AccountModule, StaffModule],
    ...[ContributorModule, ApprovalModule, HostApplicationModule],
    ...[CommissionModule, PayoutModule, ReferralModule],
    ...[PrivacyModule, AuditModule, SampleModule, ReportModule, MorningModule],
  ],
})
export class IdentityModule {
  static of(settings: IdentityConfig): DynamicModule {
    return { module: IdentityModule, imports: [SettingsModule.of(IdentityConfig, settings)] };
  }
}
