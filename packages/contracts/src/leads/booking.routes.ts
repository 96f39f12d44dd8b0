import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Id } from '../shared/text.js';
import {
  cancelBooking,
  changeDate,
  changeGroupSize,
  getBooking,
  getBookingCalendar,
  getInvoice,
  getReceipt,
  leavePaymentPlan,
  payBalance,
  quoteCancel,
  quoteChangeDate,
  quoteGroupSize,
  redeemGiftCards,
  saveBilling,
  saveCard,
  saveTravellers,
  startPaymentPlan,
  transferBooking,
  withdrawCard,
} from './booking.rpc.js';
import {
  BillingDetails,
  CancelInput,
  ChangeDateInput,
  GroupSizeInput,
  TransferInput,
} from './booking.schema.js';
import { GiftCardCodes } from './gift-card.schema.js';
import { BalancePart, ChargeConsent, PlanInput } from './payment-plan.schema.js';
import { TokenParams } from './token.schema.js';
import { TravellersChange } from './traveller.schema.js';

export const getBookingRoute = defineRoute({
  method: 'GET',
  path: '/api/bookings/:token',
  summary: 'A booking behind its secret link',
  params: TokenParams,
  output: getBooking.output,
  problems: getBooking.problems,
});

export const quoteCancelRoute = defineRoute({
  method: 'GET',
  path: '/api/bookings/:token/quote-cancel',
  summary: 'The exact refund of a cancellation now',
  params: TokenParams,
  output: quoteCancel.output,
  problems: quoteCancel.problems,
});

export const cancelBookingRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/cancel',
  summary: 'Cancel for exactly the refund that was shown',
  params: TokenParams,
  body: CancelInput,
  output: cancelBooking.output,
  problems: cancelBooking.problems,
});

export const quoteChangeDateRoute = defineRoute({
  method: 'GET',
  path: '/api/bookings/:token/quote-change',
  summary: 'What another date would cost',
  params: TokenParams,
  query: z.object({ dateId: Id }),
  output: quoteChangeDate.output,
  problems: quoteChangeDate.problems,
});

export const changeDateRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/change-date',
  summary: 'Move to another date, free until 30 days before',
  params: TokenParams,
  body: ChangeDateInput,
  output: changeDate.output,
  problems: changeDate.problems,
});

export const quoteGroupSizeRoute = defineRoute({
  method: 'GET',
  path: '/api/bookings/:token/quote-group-size',
  summary: 'What another group size would cost',
  params: TokenParams,
  query: z.object({ quantity: z.coerce.number().check(z.int(), z.gte(1), z.lte(12)) }),
  output: quoteGroupSize.output,
  problems: quoteGroupSize.problems,
});

export const changeGroupSizeRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/group-size',
  summary: 'Travel with more or fewer, until 30 days before',
  params: TokenParams,
  body: GroupSizeInput,
  output: changeGroupSize.output,
  problems: changeGroupSize.problems,
});

export const transferBookingRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/transfer',
  summary: 'Transfer the booking to another person, until 15 days before',
  params: TokenParams,
  body: TransferInput,
  output: transferBooking.output,
  problems: transferBooking.problems,
});

export const saveTravellersRoute = defineRoute({
  method: 'PUT',
  path: '/api/bookings/:token/travellers',
  summary: 'The travelers’ details',
  params: TokenParams,
  body: TravellersChange,
  output: saveTravellers.output,
  problems: saveTravellers.problems,
});

export const payBalanceRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/pay-balance',
  summary: 'The payment page for the balance, or for the next installment of it',
  params: TokenParams,
  body: z.optional(z.object({ part: z.optional(z.nullable(BalancePart)) })),
  output: payBalance.output,
  problems: payBalance.problems,
});

export const startPaymentPlanRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/plan',
  summary: 'Pay the balance in equal monthly installments',
  params: TokenParams,
  body: PlanInput,
  output: startPaymentPlan.output,
  problems: startPaymentPlan.problems,
});

export const leavePaymentPlanRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/plan/leave',
  summary: 'Pay the balance on its date instead of in installments',
  params: TokenParams,
  body: z.optional(z.object({})),
  output: leavePaymentPlan.output,
  problems: leavePaymentPlan.problems,
});

export const saveCardRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/plan/card',
  summary: 'The page on which a card is saved that installments are charged to',
  params: TokenParams,
  body: ChargeConsent,
  output: saveCard.output,
  problems: saveCard.problems,
});

export const withdrawCardRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/plan/card/withdraw',
  summary: 'No more automatic charges',
  params: TokenParams,
  body: z.optional(z.object({})),
  output: withdrawCard.output,
  problems: withdrawCard.problems,
});

export const redeemGiftCardsRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/gift-cards',
  summary: 'Pay the balance, or a part of it, from gift cards',
  params: TokenParams,
  body: z.object({ giftCards: GiftCardCodes }),
  output: redeemGiftCards.output,
  problems: redeemGiftCards.problems,
  limit: 'password',
});

export const getBookingCalendarRoute = defineRoute({
  method: 'GET',
  path: '/api/bookings/:token/calendar.ics',
  summary: 'The trip as a calendar file',
  params: TokenParams,
  output: getBookingCalendar.output,
  problems: getBookingCalendar.problems,
  contentType: 'text/calendar; charset=utf-8',
});

export const getReceiptRoute = defineRoute({
  method: 'GET',
  path: '/api/bookings/:token/receipts/:id.pdf',
  summary: 'The receipt of one payment',
  params: getReceipt.input,
  output: getReceipt.output,
  problems: getReceipt.problems,
  contentType: 'application/pdf',
});

export const getInvoiceRoute = defineRoute({
  method: 'GET',
  path: '/api/bookings/:token/invoices/:id.pdf',
  summary: 'The tax invoice of one payment, or the credit note of one refund',
  params: getInvoice.input,
  output: getInvoice.output,
  problems: getInvoice.problems,
  contentType: 'application/pdf',
});

export const saveBillingRoute = defineRoute({
  method: 'PUT',
  path: '/api/bookings/:token/billing',
  summary: 'The company that invoices not opened yet are made out to',
  params: TokenParams,
  body: BillingDetails,
  output: saveBilling.output,
  problems: saveBilling.problems,
});
