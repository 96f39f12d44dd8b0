import { type DynamicModule, Module } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { accountProviders } from './account/providers.js';
import { AuditResource } from './audit/audit.resource.js';
import { ForgetPeople } from './audit/forget-people.js';
import { WriteAudit } from './audit/write-audit.js';
import { commissionProviders } from './commission/providers.js';
import { Settings, type IdentityConfig } from './config.js';
import { ContributorController } from './contributor/contributor.controller.js';
import { contributorProviders } from './contributor/providers.js';
import { ApplyAsHost } from './host-application/apply-as-host.js';
import { DecideOnApplication } from './host-application/decide-on-application.js';
import { EraseOldApplications } from './host-application/erase-old-applications.js';
import { HostApplicationController } from './host-application/host-application.controller.js';
import { HostApplicationsResource } from './host-application/host-applications.resource.js';
import { LimitController } from './limit/limit.controller.js';
import { Limits } from './limit/limits.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { privacyProviders } from './privacy/providers.js';
import { OwnReferralController } from './referral/own-referral.controller.js';
import { referralProviders } from './referral/providers.js';
import { ReferralController } from './referral/referral.controller.js';
import { LoadSample } from './sample/load-sample.js';
import { RemoveSamplePeople } from './sample/remove-sample-people.js';
import { KnownDevices } from './session/known-devices.js';
import { LogIn } from './session/log-in.js';
import { OwnSessions } from './session/own-sessions.js';
import { SessionController } from './session/session.controller.js';
import { Sessions } from './session/sessions.js';
import { SignInPassword } from './session/sign-in-password.js';
import { SignInTries } from './session/sign-in-tries.js';
import { staffProviders } from './staff/providers.js';
import { OneTimeCodes } from './totp/one-time-codes.js';
import { RecoveryCodes } from './totp/recovery-codes.js';
import { SetUpTotp } from './totp/set-up-totp.js';
import { TotpController } from './totp/totp.controller.js';

/** People, partners and what they earn. */
@Module({})
export class IdentityModule {
  static of(config: IdentityConfig): DynamicModule {
    return {
      module: IdentityModule,
      controllers: [
        AccountController,
        SessionController,
        TotpController,
        ContributorController,
        HostApplicationController,
        ReferralController,
        OwnReferralController,
        PrivacyController,
        LimitController,
      ],
      providers: [
        { provide: Settings, useValue: config },
        Limits,
        ...accountProviders,
        ...[LogIn, SignInTries, SignInPassword, KnownDevices, Sessions, OwnSessions],
        ...[OneTimeCodes, RecoveryCodes, SetUpTotp],
        ...contributorProviders,
        ...[ApplyAsHost, DecideOnApplication, EraseOldApplications, HostApplicationsResource],
        ...commissionProviders,
        ...referralProviders,
        ...privacyProviders,
        ...staffProviders,
        ...[WriteAudit, ForgetPeople, AuditResource],
        LoadSample,
        RemoveSamplePeople,
      ],
    };
  }
}
