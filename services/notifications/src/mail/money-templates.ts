import { automaticChargesOff } from './templates/automatic-charges-off.js';
import { automaticChargesOn } from './templates/automatic-charges-on.js';
import { balanceReminder } from './templates/balance-reminder.js';
import { cardNotUsable } from './templates/card-not-usable.js';
import { chargeAnnounced } from './templates/charge-announced.js';
import { chargeFailed } from './templates/charge-failed.js';
import { formerPaymentRefunded } from './templates/former-payment-refunded.js';
import { installmentReminder } from './templates/installment-reminder.js';
import { latePaymentRefunded } from './templates/late-payment-refunded.js';
import { paymentPlanLapsed } from './templates/payment-plan-lapsed.js';
import { paymentPlanStarted } from './templates/payment-plan-started.js';
import { paymentReceived } from './templates/payment-received.js';
import { giftCardBought } from './templates/gift-card-bought.js';
import { giftCardDelivered } from './templates/gift-card-delivered.js';
import { giftCardRefunded } from './templates/gift-card-refunded.js';
import { giftCardVoid } from './templates/gift-card-void.js';
import { refundMade } from './templates/refund-made.js';
import { shareInvitation } from './templates/share-invitation.js';
import { shareReminder } from './templates/share-reminder.js';
import { shareReceived } from './templates/share-received.js';
import { shareEnded } from './templates/share-ended.js';
import { shareLedByAnother } from './templates/share-led-by-another.js';
import { shareMoved } from './templates/share-moved.js';
import { shareRefunded } from './templates/share-refunded.js';
import { sharePaid } from './templates/share-paid.js';
import { sharesFallenBack } from './templates/shares-fallen-back.js';

/** Emails about amounts due, payments, charges and refunds: plans, shares and gift cards. */
export const moneyTemplates = {
  'automatic-charges-off': automaticChargesOff,
  'automatic-charges-on': automaticChargesOn,
  'balance-reminder': balanceReminder,
  'card-not-usable': cardNotUsable,
  'charge-announced': chargeAnnounced,
  'charge-failed': chargeFailed,
  'former-payment-refunded': formerPaymentRefunded,
  'installment-reminder': installmentReminder,
  'late-payment-refunded': latePaymentRefunded,
  'payment-plan-lapsed': paymentPlanLapsed,
  'payment-plan-started': paymentPlanStarted,
  'payment-received': paymentReceived,
  'gift-card-bought': giftCardBought,
  'gift-card-delivered': giftCardDelivered,
  'gift-card-refunded': giftCardRefunded,
  'gift-card-void': giftCardVoid,
  'refund-made': refundMade,
  'share-invitation': shareInvitation,
  'share-reminder': shareReminder,
  'share-received': shareReceived,
  'share-ended': shareEnded,
  'share-led-by-another': shareLedByAnother,
  'share-moved': shareMoved,
  'share-refunded': shareRefunded,
  'share-paid': sharePaid,
  'shares-fallen-back': sharesFallenBack,
};
