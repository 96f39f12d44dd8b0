import { accountApproved } from './templates/account/account-approved.js';
import { accountDeclined } from './templates/account/account-declined.js';
import { accountExists } from './templates/account/account-exists.js';
import { accountInvitation } from './templates/account/account-invitation.js';
import { accountSuspended } from './templates/account/account-suspended.js';
import { accountWaiting } from './templates/account/account-waiting.js';
import { confirmNewAddress } from './templates/account/confirm-new-address.js';
import { hostApplicationAccepted } from './templates/account/host-application-accepted.js';
import { hostApplicationDeclined } from './templates/account/host-application-declined.js';
import { hostApplicationReceived } from './templates/account/host-application-received.js';
import { morningEmail } from './templates/account/morning-email.js';
import { passwordChanged } from './templates/account/password-changed.js';
import { passwordReset } from './templates/account/password-reset.js';
import { payoutDetailsChanged } from './templates/account/payout-details-changed.js';
import { payoutPaid } from './templates/account/payout-paid.js';
import { privacyLink } from './templates/account/privacy-link.js';
import { referralWelcome } from './templates/account/referral-welcome.js';
import { securityNotice } from './templates/account/security-notice.js';
import { staffInvitation } from './templates/account/staff-invitation.js';
import { verifyEmail } from './templates/account/verify-email.js';

/** Emails about accounts, partners and staff: sign-up, sign-in, commissions and payouts. */
export const accountTemplates = {
  'account-approved': accountApproved,
  'account-declined': accountDeclined,
  'account-exists': accountExists,
  'account-invitation': accountInvitation,
  'account-suspended': accountSuspended,
  'account-waiting': accountWaiting,
  'confirm-new-address': confirmNewAddress,
  'host-application-accepted': hostApplicationAccepted,
  'host-application-declined': hostApplicationDeclined,
  'host-application-received': hostApplicationReceived,
  'morning-email': morningEmail,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'payout-details-changed': payoutDetailsChanged,
  'payout-paid': payoutPaid,
  'privacy-link': privacyLink,
  'referral-welcome': referralWelcome,
  'security-notice': securityNotice,
  'staff-invitation': staffInvitation,
  'verify-email': verifyEmail,
};
