import { accountApproved } from './templates/account-approved.js';
import { accountDeclined } from './templates/account-declined.js';
import { accountExists } from './templates/account-exists.js';
import { accountInvitation } from './templates/account-invitation.js';
import { accountSuspended } from './templates/account-suspended.js';
import { accountWaiting } from './templates/account-waiting.js';
import { confirmNewAddress } from './templates/confirm-new-address.js';
import { hostApplicationAccepted } from './templates/host-application-accepted.js';
import { hostApplicationDeclined } from './templates/host-application-declined.js';
import { hostApplicationReceived } from './templates/host-application-received.js';
import { morningEmail } from './templates/morning-email.js';
import { passwordChanged } from './templates/password-changed.js';
import { passwordReset } from './templates/password-reset.js';
import { payoutDetailsChanged } from './templates/payout-details-changed.js';
import { payoutPaid } from './templates/payout-paid.js';
import { privacyLink } from './templates/privacy-link.js';
import { referralWelcome } from './templates/referral-welcome.js';
import { securityNotice } from './templates/security-notice.js';
import { staffInvitation } from './templates/staff-invitation.js';
import { verifyEmail } from './templates/verify-email.js';

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
