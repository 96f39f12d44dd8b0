import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Id } from '../shared/text.js';
import {
  BillingDetails,
  Booking,
  CancelAnswer,
  CancelInput,
  CancelQuote,
  ChangeDateInput,
  ChangeQuote,
  FileContent,
  GroupSizeInput,
  TransferInput,
} from './booking.schema.js';
import { PaymentPage } from './checkout.schema.js';
import { paymentPageProblems } from './checkout.rpc.js';
import { giftCardProblems } from './gift-card.rpc.js';
import { GiftCardCodes } from './gift-card.schema.js';
import { BalancePart, ChargeConsent, PlanInput } from './payment-plan.schema.js';
import { Token, TokenParams } from './token.schema.js';
import { TravellersChange, TravellersInput } from './traveller.schema.js';

const unknown = { 'leads.link_unknown': 'not_found' } as const;
const refused = { ...unknown, 'leads.action_refused': 'conflict' } as const;
const change = {
  ...refused,
  'leads.departure_full': 'conflict',
  'leads.departure_closed': 'conflict',
  'leads.departure_unknown': 'not_found',
} as const;

export const getBooking = defineRpc({
  subject: 'leads.booking.get.v1',
  input: TokenParams,
  output: Booking,
  problems: unknown,
  idempotent: true,
});

export const quoteCancel = defineRpc({
  subject: 'leads.booking.quote_cancel.v1',
  input: TokenParams,
  output: CancelQuote,
  problems: refused,
  idempotent: true,
});

/** `leads.refund_changed` has the current refund in `details.refund`. */
export const cancelBooking = defineRpc({
  subject: 'leads.booking.cancel.v1',
  input: z.extend(CancelInput, { token: Token }),
  output: CancelAnswer,
  problems: { ...refused, 'leads.refund_changed': 'conflict' },
  idempotent: true,
  timeoutMs: 9_000,
});

export const quoteChangeDate = defineRpc({
  subject: 'leads.booking.quote_change.v1',
  input: z.object({ token: Token, dateId: Id }),
  output: ChangeQuote,
  problems: change,
  idempotent: true,
});

/** `leads.price_changed` has the current total in `details.total`. */
export const changeDate = defineRpc({
  subject: 'leads.booking.change_date.v1',
  input: z.extend(ChangeDateInput, { token: Token }),
  output: Booking,
  problems: { ...change, 'leads.price_changed': 'conflict' },
  idempotent: true,
  timeoutMs: 5_000,
});

export const quoteGroupSize = defineRpc({
  subject: 'leads.booking.quote_group_size.v1',
  input: z.object({ token: Token, quantity: GroupSizeInput.shape.quantity }),
  output: ChangeQuote,
  problems: change,
  idempotent: true,
});

export const changeGroupSize = defineRpc({
  subject: 'leads.booking.group_size.v1',
  input: z.extend(GroupSizeInput, { token: Token }),
  output: Booking,
  problems: { ...change, 'leads.price_changed': 'conflict' },
  idempotent: true,
  timeoutMs: 5_000,
});

/** Transfers the booking to another person once the fee is paid. */
export const transferBooking = defineRpc({
  subject: 'leads.booking.transfer.v1',
  input: z.extend(TransferInput, { token: Token }),
  output: PaymentPage,
  problems: { ...refused, 'leads.payment_unavailable': 'unavailable' },
  idempotent: true,
  timeoutMs: 9_500,
});

export const saveTravellers = defineRpc({
  subject: 'leads.booking.travellers.v1',
  input: z.extend(TravellersChange, { token: Token }),
  output: TravellersInput,
  problems: { ...refused, 'input.invalid': 'invalid' },
  idempotent: true,
});

export const payBalance = defineRpc({
  subject: 'leads.booking.pay_balance.v1',
  input: z.object({ token: Token, part: z.optional(z.nullable(BalancePart)) }),
  output: PaymentPage,
  problems: { ...refused, ...paymentPageProblems },
  idempotent: true,
  timeoutMs: 9_500,
});

/** Splits the balance into monthly installments. Idempotent for the same choice. */
export const startPaymentPlan = defineRpc({
  subject: 'leads.booking.start_plan.v1',
  input: z.extend(PlanInput, { token: Token }),
  output: Booking,
  problems: { ...refused, 'input.invalid': 'invalid' },
  idempotent: true,
  timeoutMs: 5_000,
});

/** Ends the plan: the balance is due on its date again. Does nothing without a plan. */
export const leavePaymentPlan = defineRpc({
  subject: 'leads.booking.leave_plan.v1',
  input: TokenParams,
  output: Booking,
  problems: unknown,
  idempotent: true,
  timeoutMs: 5_000,
});

/** The page for saving a card that installments are charged to. */
export const saveCard = defineRpc({
  subject: 'leads.booking.save_card.v1',
  input: z.extend(ChargeConsent, { token: Token }),
  output: PaymentPage,
  problems: { ...refused, ...paymentPageProblems, 'input.invalid': 'invalid' },
  idempotent: true,
  timeoutMs: 9_500,
});

/** Ends automatic charges: the provider deletes the card. Does nothing without one. */
export const withdrawCard = defineRpc({
  subject: 'leads.booking.withdraw_card.v1',
  input: TokenParams,
  output: Booking,
  problems: unknown,
  idempotent: true,
  timeoutMs: 5_000,
});

/** Pays the balance from gift cards at once, as far as they cover it. The rest is paid as before. */
export const redeemGiftCards = defineRpc({
  subject: 'leads.booking.redeem_gift_cards.v1',
  input: z.object({ token: Token, giftCards: GiftCardCodes }),
  output: Booking,
  problems: { ...refused, ...giftCardProblems, 'input.invalid': 'invalid' },
  idempotent: true,
  timeoutMs: 5_000,
});

export const getBookingCalendar = defineRpc({
  subject: 'leads.booking.calendar.v1',
  input: TokenParams,
  output: FileContent,
  problems: unknown,
  idempotent: true,
});

export const getReceipt = defineRpc({
  subject: 'leads.booking.receipt.v1',
  input: z.object({ token: Token, id: Id }),
  output: FileContent,
  problems: unknown,
  idempotent: true,
  timeoutMs: 9_500,
});

/** Fixes the addressee of an invoice, the first time. */
export const getInvoice = defineRpc({
  subject: 'leads.booking.invoice.v1',
  input: z.object({ token: Token, id: Id }),
  output: FileContent,
  problems: unknown,
  idempotent: true,
  timeoutMs: 9_500,
});

/** For invoices that have not been opened yet. */
export const saveBilling = defineRpc({
  subject: 'leads.booking.billing.v1',
  input: z.extend(BillingDetails, { token: Token }),
  output: BillingDetails,
  problems: { ...refused, 'input.invalid': 'invalid' },
  idempotent: true,
});
