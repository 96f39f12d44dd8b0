import { commissions } from './commissions';
import { giftCards } from './gift-cards';
import { invoices } from './invoices';
import { paymentPlans } from './payment-plans';
import { payments } from './payments';
import { payouts } from './payouts';
import { refunds } from './refunds';
import { shares } from './shares';

/** The entities of money, in the order of daily use. */
export const money = {
  payments,
  refunds,
  invoices,
  'payment-plans': paymentPlans,
  shares,
  'gift-cards': giftCards,
  commissions,
  payouts,
};
