import type { MailTemplateName } from '@valam/contracts/notifications/mail.templates';

/**
 * The kind of person who triggers an email:
 * - `stranger`: anybody who types an address, regardless of its owner. Counted per mailbox.
 * - `link`: the same, but the owner of the mailbox needs the email to sign in. Counted per mailbox and
 * template, so that no other email uses up the limit.
 * - `for_another`: a person who has paid and chooses the recipient, who may never have asked for the email.
 * Not counted, because each is about a paid booking or card.
 * - `known`: a person who proved the address or paid, or staff.
 * - `team`: the recipients are the people who run the site.
 */
export type MailCause = 'stranger' | 'link' | 'for_another' | 'known' | 'team';

/** Every template has a cause; a missing one does not compile. */
export const mailCauses: Readonly<Record<MailTemplateName, MailCause>> = {
  'account-exists': 'stranger',
  'checkout-unfinished': 'stranger',
  'confirm-new-address': 'stranger',
  'documents-sent': 'stranger',
  'host-application-received': 'stranger',
  'inquiry-received': 'stranger',
  'message-received': 'stranger',
  'newsletter-confirm': 'stranger',
  'private-tour-received': 'stranger',
  'referral-welcome': 'stranger',
  'verify-email': 'stranger',
  'waitlist-joined': 'stranger',
  'account-invitation': 'link',
  'password-reset': 'link',
  'privacy-link': 'link',
  'gift-card-delivered': 'for_another',
  'gift-card-void': 'for_another',
  'share-ended': 'for_another',
  'share-invitation': 'for_another',
  'share-led-by-another': 'for_another',
  'share-moved': 'for_another',
  'share-reminder': 'for_another',
  'account-approved': 'known',
  'account-declined': 'known',
  'account-suspended': 'known',
  'automatic-charges-off': 'known',
  'automatic-charges-on': 'known',
  'balance-reminder': 'known',
  'booking-cancelled': 'known',
  'booking-changed': 'known',
  'booking-confirmed': 'known',
  'booking-handed-over': 'known',
  'booking-taken-over': 'known',
  'card-not-usable': 'known',
  'charge-announced': 'known',
  'charge-failed': 'known',
  'departure-cancelled': 'known',
  'departure-moved': 'known',
  'former-payment-refunded': 'known',
  'host-application-accepted': 'known',
  'host-application-declined': 'known',
  'installment-reminder': 'known',
  'late-payment-refunded': 'known',
  'newsletter-welcome': 'known',
  'password-changed': 'known',
  'payment-plan-lapsed': 'known',
  'payment-plan-started': 'known',
  'payment-received': 'known',
  'payout-details-changed': 'known',
  'payout-paid': 'known',
  'quote-sent': 'known',
  'quote-withdrawn': 'known',
  'gift-card-bought': 'known',
  'gift-card-refunded': 'known',
  'refund-made': 'known',
  'review-decided': 'known',
  'review-request': 'known',
  'security-notice': 'known',
  'share-received': 'known',
  'share-refunded': 'known',
  'share-paid': 'known',
  'shares-fallen-back': 'known',
  'staff-invitation': 'known',
  'travellers-needed': 'known',
  'waitlist-offer': 'known',
  'waitlist-over': 'known',
  'account-waiting': 'team',
  'lead-notice': 'team',
  'morning-email': 'team',
  'operator-alert': 'team',
};

/** The templates that are counted together with this one; null if it is not counted. */
export function countedTogether(template: MailTemplateName): readonly MailTemplateName[] | null {
  const cause = mailCauses[template];
  if (cause === 'link') return [template];
  if (cause !== 'stranger') return null;
  return (Object.keys(mailCauses) as MailTemplateName[]).filter((name) => mailCauses[name] === 'stranger');
}
