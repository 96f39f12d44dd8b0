import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Id } from '../shared/text.js';
import { CompanionsInput } from './booking-shares.schema.js';
import {
  getBookingShares,
  getShare,
  getShareInvoice,
  getShareReceipt,
  inviteCompanions,
  payShare,
  resendShare,
  saveShareTraveller,
  withdrawShare,
} from './share.rpc.js';
import { Token, TokenParams } from './token.schema.js';
import { Traveller } from './traveller.schema.js';

export const getBookingSharesRoute = defineRoute({
  method: 'GET',
  path: '/api/bookings/:token/shares',
  summary: 'How companions pay shares of the balance',
  params: TokenParams,
  output: getBookingShares.output,
  problems: getBookingShares.problems,
});

export const inviteCompanionsRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/shares',
  summary: 'Invite companions to pay shares of the balance',
  params: TokenParams,
  body: CompanionsInput,
  output: inviteCompanions.output,
  problems: inviteCompanions.problems,
  limit: 'form',
});

const shareParams = z.object({ token: Token, id: Id });

export const withdrawShareRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/shares/:id/withdraw',
  summary: 'Pay the share of a companion oneself',
  params: shareParams,
  body: z.optional(z.object({})),
  output: withdrawShare.output,
  problems: withdrawShare.problems,
});

export const resendShareRoute = defineRoute({
  method: 'POST',
  path: '/api/bookings/:token/shares/:id/resend',
  summary: 'Send the invitation to a companion once more',
  params: shareParams,
  body: z.optional(z.object({})),
  output: resendShare.output,
  problems: resendShare.problems,
  limit: 'form',
});

export const getShareRoute = defineRoute({
  method: 'GET',
  path: '/api/shares/:token',
  summary: 'A companion’s share behind its private link',
  params: TokenParams,
  output: getShare.output,
  problems: getShare.problems,
});

export const payShareRoute = defineRoute({
  method: 'POST',
  path: '/api/shares/:token/pay',
  summary: 'The payment page for a share',
  params: TokenParams,
  body: z.optional(z.object({})),
  output: payShare.output,
  problems: payShare.problems,
});

export const saveShareTravellerRoute = defineRoute({
  method: 'PUT',
  path: '/api/shares/:token/traveller',
  summary: 'The companion’s own traveler form',
  params: TokenParams,
  body: Traveller,
  output: saveShareTraveller.output,
  problems: saveShareTraveller.problems,
});

export const getShareReceiptRoute = defineRoute({
  method: 'GET',
  path: '/api/shares/:token/receipts/:id.pdf',
  summary: 'The receipt of a share',
  params: getShareReceipt.input,
  output: getShareReceipt.output,
  problems: getShareReceipt.problems,
  contentType: 'application/pdf',
});

export const getShareInvoiceRoute = defineRoute({
  method: 'GET',
  path: '/api/shares/:token/invoices/:id.pdf',
  summary: 'The tax invoice of a share, or a credit note of its refund',
  params: getShareInvoice.input,
  output: getShareInvoice.output,
  problems: getShareInvoice.problems,
  contentType: 'application/pdf',
});
