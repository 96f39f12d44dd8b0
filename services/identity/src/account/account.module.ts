import { Module } from '@nestjs/common';
import { ContributorModule } from '../contributor/contributor.module.js';
import { LimitModule } from '../limit/limit.module.js';
import { LinkModule } from '../link/link.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../session/session.module.js';
import { SiteModule } from '../site/site.module.js';
import { TotpModule } from '../totp/totp.module.js';
import { UserModule } from '../user/user.module.js';
import { AccountRpc } from './account.rpc.js';
import { AskForLink } from './ask-for-link.js';
import { AskForNewAddress } from './ask-for-new-address.js';
import { ChangeOwnPassword } from './change-own-password.js';
import { ChangePassword } from './change-password.js';
import { CheckPasswordLink } from './check-password-link.js';
import { EraseUnprovenSignUps } from './erase-unproven-sign-ups.js';
import { NewAddress } from './new-address.js';
import { NewAddressRpc } from './new-address.rpc.js';
import { OpenAccount } from './open-account.js';
import { PartnerAccounts } from './partner-accounts.js';
import { ReplaceAddress } from './replace-address.js';
import { ReplacePassword } from './replace-password.js';
import { ResetPassword } from './reset-password.js';
import { SendLink } from './send-link.js';
import { SetUpTotp } from './set-up-totp.js';
import { SignUp } from './sign-up.js';
import { TellWhoWaits } from './tell-who-waits.js';
import { TidyAccounts } from './tidy-accounts.js';
import { TotpRpc } from './totp.rpc.js';
import { VerifyEmail } from './verify-email.js';

@Module({
  imports: [
    ContributorModule,
    LimitModule,
    LinkModule,
    PasswordModule,
    SessionModule,
    SiteModule,
    TotpModule,
    UserModule,
  ],
  controllers: [AccountRpc, NewAddressRpc, TotpRpc],
  providers: [
    AskForLink,
    AskForNewAddress,
    ChangeOwnPassword,
    ChangePassword,
    CheckPasswordLink,
    EraseUnprovenSignUps,
    NewAddress,
    OpenAccount,
    PartnerAccounts,
    ReplaceAddress,
    ReplacePassword,
    ResetPassword,
    SendLink,
    SetUpTotp,
    SignUp,
    TellWhoWaits,
    TidyAccounts,
    VerifyEmail,
  ],
  exports: [AskForLink, PartnerAccounts],
})
export class AccountModule {}
