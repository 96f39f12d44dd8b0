import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Id } from '../shared/text.js';
import { BookingShares, CompanionsInput } from './booking-shares.schema.js';
import { FileContent } from './booking.schema.js';
import { PaymentPage } from './checkout.schema.js';
import { paymentPageProblems } from './checkout.rpc.js';
import { Share } from './share.schema.js';
import { Token, TokenParams } from './token.schema.js';
import { Traveller } from './traveller.schema.js';

const unknown = { 'leads.link_unknown': 'not_found' } as const;
const refused = { ...unknown, 'leads.action_refused': 'conflict' } as const;

/** The shares of a booking's balance, for its lead traveler. */
export const getBookingShares = defineRpc({
  subject: 'leads.booking.shares.v1',
  input: TokenParams,
  output: BookingShares,
  problems: unknown,
  idempotent: true,
});

/** Invites companions. Skips those who already have the same share. */
export const inviteCompanions = defineRpc({
  subject: 'leads.booking.invite_companions.v1',
  input: z.extend(CompanionsInput, { token: Token }),
  output: BookingShares,
  problems: { ...refused, 'input.invalid': 'invalid' },
  idempotent: true,
  timeoutMs: 5_000,
});

/** Withdraws a share; the lead traveler pays it instead. Idempotent. */
export const withdrawShare = defineRpc({
  subject: 'leads.booking.withdraw_share.v1',
  input: z.object({ token: Token, id: Id }),
  output: BookingShares,
  problems: refused,
  idempotent: true,
  timeoutMs: 5_000,
});

/** Resends the invitation. */
export const resendShare = defineRpc({
  subject: 'leads.booking.resend_share.v1',
  input: z.object({ token: Token, id: Id }),
  output: BookingShares,
  problems: refused,
  idempotent: true,
});

/** The share of a private link. */
export const getShare = defineRpc({
  subject: 'leads.share.get.v1',
  input: TokenParams,
  output: Share,
  problems: unknown,
  idempotent: true,
});

export const payShare = defineRpc({
  subject: 'leads.share.pay.v1',
  input: TokenParams,
  output: PaymentPage,
  problems: { ...refused, ...paymentPageProblems },
  idempotent: true,
  timeoutMs: 9_500,
});

export const saveShareTraveller = defineRpc({
  subject: 'leads.share.traveller.v1',
  input: z.object({ token: Token, traveller: Traveller }),
  output: Share,
  problems: { ...refused, 'input.invalid': 'invalid' },
  idempotent: true,
});

export const getShareReceipt = defineRpc({
  subject: 'leads.share.receipt.v1',
  input: z.object({ token: Token, id: Id }),
  output: FileContent,
  problems: unknown,
  idempotent: true,
  timeoutMs: 9_500,
});

/** Fixes the addressee of the invoice, the first time. */
export const getShareInvoice = defineRpc({
  subject: 'leads.share.invoice.v1',
  input: z.object({ token: Token, id: Id }),
  output: FileContent,
  problems: unknown,
  idempotent: true,
  timeoutMs: 9_500,
});
