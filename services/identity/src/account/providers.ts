import { AskForLink } from './ask-for-link.js';
import { ChangeOwnPassword } from './change-own-password.js';
import { ChangePassword } from './change-password.js';
import { CheckPasswordLink } from './check-password-link.js';
import { CurrentPassword } from './current-password.js';
import { MailLinks } from './mail-links.js';
import { OpenAccount } from './open-account.js';
import { PartnerAccounts } from './partner-accounts.js';
import { Passwords } from './passwords.js';
import { ReplacePassword } from './replace-password.js';
import { ResetPassword } from './reset-password.js';
import { SecurityNotices } from './security-notices.js';
import { SendLink } from './send-link.js';
import { SignUp } from './sign-up.js';
import { SiteLinks } from './site-links.js';
import { TellWhoWaits } from './tell-who-waits.js';
import { TidyAccounts } from './tidy-accounts.js';
import { VerifyEmail } from './verify-email.js';

export const accountProviders = [
  Passwords,
  MailLinks,
  SiteLinks,
  PartnerAccounts,
  CurrentPassword,
  TellWhoWaits,
  SecurityNotices,
  SignUp,
  OpenAccount,
  VerifyEmail,
  AskForLink,
  SendLink,
  ReplacePassword,
  ChangePassword,
  ChangeOwnPassword,
  CheckPasswordLink,
  ResetPassword,
  TidyAccounts,
];
