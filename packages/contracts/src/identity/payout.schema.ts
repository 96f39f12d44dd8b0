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

/** Where the money goes. Kept encrypted; shown again only in part. */
export const PayoutDetails = z.discriminatedUnion('method', [PayPalDetails, BankDetails]);
export type PayoutDetails = z.infer<typeof PayoutDetails>;

/** Other payout details, and the password that proves whose they are. */
export const PayoutDetailsChange = z.discriminatedUnion('method', [
  z.extend(PayPalDetails, PasswordProof.shape),
  z.extend(BankDetails, PasswordProof.shape),
]);

/** Nothing is paid to new details for so many days: time for their owner to object. */
export const newDetailsRestDays = 7;

/** What is shown of payout details: the method and the end of the account. */
export const PayoutDetailsSummary = z.object({
  method: z.enum(['paypal', 'bank']),
  masked: z.string(),
  updatedAt: Instant,
  /** Payouts go there from then on. */
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

/** One payout with everything it was made of: its lines add up to its amount. */
export const PayoutSheet = z.extend(PayoutStatement, {
  /** Where it went: the method and the end of the account. */
  details: z.string(),
  partner: z.string(),
  items: z.array(CommissionLine),
});
export type PayoutSheet = z.infer<typeof PayoutSheet>;

export const NextPayout = z.object({
  on: Day,
  /** What is approved by now; paid out when it reaches the minimum, else carried over. */
  approved: Money,
  minimum: Money,
  hasDetails: z.boolean(),
});
