import { automaticChargesOff } from './templates/money/automatic-charges-off.js';
import { automaticChargesOn } from './templates/money/automatic-charges-on.js';
import { balanceReminder } from './templates/money/balance-reminder.js';
import { cardNotUsable } from './templates/money/card-not-usable.js';
import { chargeAnnounced } from './templates/money/charge-announced.js';
import { chargeFailed } from './templates/money/charge-failed.js';
import { formerPaymentRefunded } from './templates/money/former-payment-refunded.js';
import { installmentReminder } from './templates/money/installment-reminder.js';
import { latePaymentRefunded } from './templates/money/late-payment-refunded.js';
import { paymentPlanLapsed } from './templates/money/payment-plan-lapsed.js';
import { paymentPlanStarted } from './templates/money/payment-plan-started.js';
import { paymentReceived } from './templates/money/payment-received.js';
import { giftCardBought } from './templates/money/gift-card-bought.js';
import { giftCardDelivered } from './templates/money/gift-card-delivered.js';
import { giftCardRefunded } from './templates/money/gift-card-refunded.js';
import { giftCardVoid } from './templates/money/gift-card-void.js';
import { refundMade } from './templates/money/refund-made.js';
import { shareInvitation } from './templates/money/share-invitation.js';
import { shareReminder } from './templates/money/share-reminder.js';
import { shareReceived } from './templates/money/share-received.js';
import { shareEnded } from './templates/money/share-ended.js';
import { shareLedByAnother } from './templates/money/share-led-by-another.js';
import { shareMoved } from './templates/money/share-moved.js';
import { shareRefunded } from './templates/money/share-refunded.js';
import { sharePaid } from './templates/money/share-paid.js';
import { sharesFallenBack } from './templates/money/shares-fallen-back.js';

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
