import type { MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import type { MailTemplate } from './mail-template.js';
import { accountApproved } from './templates/account-approved.js';
import { accountDeclined } from './templates/account-declined.js';
import { accountExists } from './templates/account-exists.js';
import { accountInvitation } from './templates/account-invitation.js';
import { accountSuspended } from './templates/account-suspended.js';
import { accountWaiting } from './templates/account-waiting.js';
import { automaticChargesOn } from './templates/automatic-charges-on.js';
import { balanceReminder } from './templates/balance-reminder.js';
import { bookingCancelled } from './templates/booking-cancelled.js';
import { bookingChanged } from './templates/booking-changed.js';
import { bookingConfirmed } from './templates/booking-confirmed.js';
import { bookingHandedOver } from './templates/booking-handed-over.js';
import { bookingTakenOver } from './templates/booking-taken-over.js';
import { cardNotUsable } from './templates/card-not-usable.js';
import { chargeAnnounced } from './templates/charge-announced.js';
import { chargeFailed } from './templates/charge-failed.js';
import { checkoutUnfinished } from './templates/checkout-unfinished.js';
import { departureCancelled } from './templates/departure-cancelled.js';
import { documentsSent } from './templates/documents-sent.js';
import { hostApplicationAccepted } from './templates/host-application-accepted.js';
import { hostApplicationDeclined } from './templates/host-application-declined.js';
import { hostApplicationReceived } from './templates/host-application-received.js';
import { installmentReminder } from './templates/installment-reminder.js';
import { inquiryReceived } from './templates/inquiry-received.js';
import { latePaymentRefunded } from './templates/late-payment-refunded.js';
import { leadNotice } from './templates/lead-notice.js';
import { messageReceived } from './templates/message-received.js';
import { morningEmail } from './templates/morning-email.js';
import { newsletterConfirm } from './templates/newsletter-confirm.js';
import { newsletterWelcome } from './templates/newsletter-welcome.js';
import { operatorAlert } from './templates/operator-alert.js';
import { passwordChanged } from './templates/password-changed.js';
import { passwordReset } from './templates/password-reset.js';
import { paymentPlanLapsed } from './templates/payment-plan-lapsed.js';
import { paymentPlanStarted } from './templates/payment-plan-started.js';
import { paymentReceived } from './templates/payment-received.js';
import { payoutDetailsChanged } from './templates/payout-details-changed.js';
import { payoutPaid } from './templates/payout-paid.js';
import { privacyLink } from './templates/privacy-link.js';
import { privateTourReceived } from './templates/private-tour-received.js';
import { quoteSent } from './templates/quote-sent.js';
import { referralWelcome } from './templates/referral-welcome.js';
import { giftCardBought } from './templates/gift-card-bought.js';
import { giftCardDelivered } from './templates/gift-card-delivered.js';
import { refundMade } from './templates/refund-made.js';
import { reviewRequest } from './templates/review-request.js';
import { securityNotice } from './templates/security-notice.js';
import { shareInvitation } from './templates/share-invitation.js';
import { shareReminder } from './templates/share-reminder.js';
import { shareReceived } from './templates/share-received.js';
import { shareEnded } from './templates/share-ended.js';
import { shareRefunded } from './templates/share-refunded.js';
import { sharePaid } from './templates/share-paid.js';
import { sharesFallenBack } from './templates/shares-fallen-back.js';
import { staffInvitation } from './templates/staff-invitation.js';
import { travellersNeeded } from './templates/travellers-needed.js';
import { verifyEmail } from './templates/verify-email.js';
import { waitlistJoined } from './templates/waitlist-joined.js';
import { waitlistOffer } from './templates/waitlist-offer.js';
import { waitlistOver } from './templates/waitlist-over.js';

/** Every email that can be asked for has its template: a missing one does not compile. */
export const templates: { readonly [N in MailTemplateName]: MailTemplate<N> } = {
  'account-approved': accountApproved,
  'account-declined': accountDeclined,
  'account-exists': accountExists,
  'account-invitation': accountInvitation,
  'account-suspended': accountSuspended,
  'account-waiting': accountWaiting,
  'automatic-charges-on': automaticChargesOn,
  'balance-reminder': balanceReminder,
  'booking-cancelled': bookingCancelled,
  'booking-changed': bookingChanged,
  'booking-confirmed': bookingConfirmed,
  'booking-handed-over': bookingHandedOver,
  'booking-taken-over': bookingTakenOver,
  'card-not-usable': cardNotUsable,
  'charge-announced': chargeAnnounced,
  'charge-failed': chargeFailed,
  'checkout-unfinished': checkoutUnfinished,
  'departure-cancelled': departureCancelled,
  'documents-sent': documentsSent,
  'host-application-accepted': hostApplicationAccepted,
  'host-application-declined': hostApplicationDeclined,
  'host-application-received': hostApplicationReceived,
  'installment-reminder': installmentReminder,
  'inquiry-received': inquiryReceived,
  'late-payment-refunded': latePaymentRefunded,
  'lead-notice': leadNotice,
  'message-received': messageReceived,
  'morning-email': morningEmail,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'operator-alert': operatorAlert,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'payment-plan-lapsed': paymentPlanLapsed,
  'payment-plan-started': paymentPlanStarted,
  'payment-received': paymentReceived,
  'payout-details-changed': payoutDetailsChanged,
  'payout-paid': payoutPaid,
  'privacy-link': privacyLink,
  'private-tour-received': privateTourReceived,
  'quote-sent': quoteSent,
  'referral-welcome': referralWelcome,
  'gift-card-bought': giftCardBought,
  'gift-card-delivered': giftCardDelivered,
  'refund-made': refundMade,
  'review-request': reviewRequest,
  'security-notice': securityNotice,
  'share-invitation': shareInvitation,
  'share-reminder': shareReminder,
  'share-received': shareReceived,
  'share-ended': shareEnded,
  'share-refunded': shareRefunded,
  'share-paid': sharePaid,
  'shares-fallen-back': sharesFallenBack,
  'staff-invitation': staffInvitation,
  'travellers-needed': travellersNeeded,
  'verify-email': verifyEmail,
  'waitlist-joined': waitlistJoined,
  'waitlist-offer': waitlistOffer,
  'waitlist-over': waitlistOver,
};
