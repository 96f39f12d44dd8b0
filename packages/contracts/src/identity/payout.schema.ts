import * as z from 'zod/mini';
import { Money } from '../shared/money.js';
import { PasswordProof } from './account.schema.js';
import { CommissionLine } from './commission.schema.js';
import { Day, Email, Id, Instant, line, optionalLine } from '../shared/text.js';

export const payoutStates = ['proposed', 'paid', 'cancelled'] as const;
export const PayoutState = z.enum(payoutStates);
export type PayoutState = z.infer<typeof PayoutState>;

const PayPalDetails = z.object({ method: z.literal('paypal'), paypalEmail: Email });
const BankDetails = z.object({
  method: z.literal('bank'),
  accountHolder: line(200),
  bankName: line(200),
  country: line(100),
  accountNumber: z
    .string()
    .check(z.trim(), z.regex(/^[A-Za-z0-9 -]{4,42}$/, 'Letters and digits only, as on your statement')),
  /** BIC, SWIFT, IFSC, routing or sort code. */
  bankCode: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9 -]{3,20}$/, 'Letters and digits only')),
  bankAddress: optionalLine(500),
});

/** The payee's account. Stored encrypted; shown again only in part. */
export const PayoutDetails = z.discriminatedUnion('method', [PayPalDetails, BankDetails]);
export type PayoutDetails = z.infer<typeof PayoutDetails>;

/** New payout details, and the password as proof. */
export const PayoutDetailsChange = z.discriminatedUnion('method', [
  z.extend(PayPalDetails, PasswordProof.shape),
  z.extend(BankDetails, PasswordProof.shape),
]);

/** New details are not used for this many days, so that the owner of the account can object. */
export const newDetailsRestDays = 7;

/** Summary of payout details: the method and the end of the account number. */
export const PayoutDetailsSummary = z.object({
  method: z.enum(['paypal', 'bank']),
  masked: z.string(),
  updatedAt: Instant,
  /** New payouts use these details from this time on. */
  payableFrom: z.optional(Instant),
});
export type PayoutDetailsSummary = z.infer<typeof PayoutDetailsSummary>;

export const PayoutStatement = z.object({
  id: Id,
  state: PayoutState,
  amount: Money,
  lines: z.int(),
  proposedAt: Instant,
  paidAt: z.nullable(Instant),
  paymentReference: z.nullable(z.string()),
});
export type PayoutStatement = z.infer<typeof PayoutStatement>;

/** One payout with its lines, which add up to its amount. */
export const PayoutSheet = z.extend(PayoutStatement, {
  /** The payee's account: the method and the end of the account number. */
  details: z.string(),
  partner: z.string(),
  items: z.array(CommissionLine),
});
export type PayoutSheet = z.infer<typeof PayoutSheet>;

export const NextPayout = z.object({
  on: Day,
  /** The approved amount; paid out when it reaches the minimum, otherwise carried over. */
  approved: Money,
  minimum: Money,
  hasDetails: z.boolean(),
});

/** Whether a run pays a partner, or the reason why not. */
export const PayoutVerdict = z.enum([
  'pay',
  'below_minimum',
  'no_details',
  'details_too_new',
  'not_in_good_standing',
]);
export type PayoutVerdict = z.infer<typeof PayoutVerdict>;
