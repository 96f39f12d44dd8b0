import * as z from 'zod/mini';
import { FileContent } from '../leads/booking.schema.js';
import { LastLead } from '../leads/referral.schema.js';
import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { Id, Instant } from '../shared/text.js';
import { IdempotencyKey, Message, PasswordProof, passwordProofProblems } from './account.schema.js';
import { Caller, Visitor } from './auth.schema.js';
import { CommissionLine, CommissionState } from './commission.schema.js';
import { PayoutDetails, PayoutDetailsSummary, PayoutSheet, PayoutStatement } from './payout.schema.js';
import { OwnReferral, ReferralCode, ReferralSignupInput, ReferralStats } from './referral.schema.js';

const partnerProblems = {
  'identity.signed_out': 'unauthenticated',
  'identity.no_referral_code': 'not_found',
} as const;

export const signUpForReferral = defineRpc({
  subject: 'identity.referral.signup.v1',
  input: z.object({ signup: ReferralSignupInput, visitor: Visitor, idempotencyKey: IdempotencyKey }),
  output: Message,
  problems: { 'input.invalid': 'invalid', 'identity.idempotency_key_reused': 'conflict' },
});

/** The counts, and one part of the leads: the newest, or those after `after`. */
export const getReferralStats = defineRpc({
  subject: 'identity.referral.stats.v1',
  input: z.object({ caller: Caller, code: ReferralCode, after: z.optional(LastLead) }),
  output: z.extend(ReferralStats, { next: z.optional(z.nullable(LastLead)) }),
  problems: {
    'identity.signed_out': 'unauthenticated',
    'identity.not_your_code': 'forbidden',
    'identity.code_not_found': 'not_found',
    'identity.unit_away': 'unavailable',
  },
  idempotent: true,
  timeoutMs: 5_000,
});

export const getOwnReferral = defineRpc({
  subject: 'identity.referral.own.v1',
  input: z.object({ caller: Caller }),
  output: OwnReferral,
  problems: partnerProblems,
  idempotent: true,
});

export const listOwnCommissions = defineRpc({
  subject: 'identity.referral.commissions.v1',
  input: z.object({
    caller: Caller,
    page: z.int().check(z.gte(1)),
    perPage: z.int().check(z.gte(1), z.lte(100)),
    state: z.optional(z.nullable(CommissionState)),
  }),
  output: pageOf(CommissionLine),
  problems: partnerProblems,
  idempotent: true,
});

const LastLine = z.object({ at: Instant, id: Id });

/** One part of the file: the first begins with the header, each other one with the line after `after`. */
export const exportOwnCommissions = defineRpc({
  subject: 'identity.referral.commissions-csv.v1',
  input: z.object({ caller: Caller, after: z.optional(LastLine) }),
  output: z.object({ filename: z.string(), csv: z.string(), next: z.optional(z.nullable(LastLine)) }),
  problems: partnerProblems,
  idempotent: true,
  timeoutMs: 5_000,
});

/** The newest payouts, or those after one; as many as fit into a message. */
export const listOwnPayouts = defineRpc({
  subject: 'identity.referral.payouts.v1',
  input: z.object({ caller: Caller, after: z.optional(Id) }),
  output: z.array(PayoutStatement),
  problems: partnerProblems,
  idempotent: true,
});

/** One part of the statement: its first lines, or those after `after`. */
export const readOwnPayout = defineRpc({
  subject: 'identity.referral.payout.v1',
  input: z.object({ caller: Caller, payoutId: Id, after: z.optional(LastLine) }),
  output: z.extend(PayoutSheet, { next: z.optional(z.nullable(LastLine)) }),
  problems: { ...partnerProblems, 'identity.payout_not_found': 'not_found' },
  idempotent: true,
});

/** A QR code of a link with the caller's referral code; `path` is a page of this site. */
export const drawOwnQr = defineRpc({
  subject: 'identity.referral.qr.v1',
  input: z.object({ caller: Caller, path: z.nullable(z.string().check(z.maxLength(1_000))) }),
  output: z.object({ link: z.string(), svg: z.string() }),
  problems: { ...partnerProblems, 'input.invalid': 'invalid' },
  idempotent: true,
});

/** The same QR code as a bitmap, for print and for programs that do not support SVG. */
export const pictureOwnQr = defineRpc({
  subject: 'identity.referral.qr-picture.v1',
  input: drawOwnQr.input,
  output: FileContent,
  problems: drawOwnQr.problems,
  idempotent: true,
});

/** Requires the current password; the owner of the account gets an email, and new details are not used at once. */
export const setPayoutDetails = defineRpc({
  subject: 'identity.referral.payout-details.v1',
  input: z.extend(PasswordProof, { caller: Caller, details: PayoutDetails }),
  output: PayoutDetailsSummary,
  problems: { ...partnerProblems, ...passwordProofProblems, 'input.invalid': 'invalid' },
  timeoutMs: 5_000,
});

/** Counts a visit with a code, once per visitor and day, without bots. The response is always the same. */
export const recordClick = defineRpc({
  subject: 'identity.referral.click.v1',
  input: z.object({
    code: ReferralCode,
    path: z.nullable(z.string().check(z.maxLength(2_000))),
    visitor: Visitor,
  }),
  output: z.object({ ok: z.literal(true) }),
  idempotent: true,
});
