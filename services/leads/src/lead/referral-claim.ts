import { unitOf } from '@valam/service-kit/database/unit-of';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import { lookUpCodeJob } from './lead.jobs.js';
import { referralFacts, insertClaim, insertProvenClaim } from './referral-claim.sql.js';

export interface Referral {
  readonly code: string | null;
  readonly contributorId: string | null;
}

/** Facts about a referral code and the person who uses it. */
export interface ReferralFacts {
  readonly knownContributor: string | null;
  readonly claimedCode: string | null;
  readonly claimedContributor: string | null;
  readonly isProven: boolean;
}

/** Parameters of the query for the facts. */
export const referralAsked = (personEmail: string | null, code: string | null | undefined, now: Date) =>
  [personEmail, normalizedCode(code), unprovenSince(now)] as const;

export const nobody: Referral = { code: null, contributorId: null };
export const isWellFormed = (code: string): boolean => /^[A-Z0-9]{3,40}$/.test(code);
/** The time for which a browser stores a code. */
export const unprovenDays = 30;
const dayMs = 86_400_000;
/** Unproven claims apply if they are newer than this. */
export const unprovenSince = (now: Date): Date => new Date(now.getTime() - unprovenDays * dayMs);

/** Codes are case-insensitive. */
export const normalizedCode = (code: string | null | undefined): string | null =>
  code?.trim().toUpperCase() || null;

/**
 * The referral code that applies to a submitted form. A proven claim of the person takes precedence, then the
 * code of this form, then a claim by another form in the last weeks, which anybody may have sent with this
 * address. Only codes of partners apply.
 */
export async function referralOf(
  tx: EntityManager,
  personEmail: string | null,
  given: { readonly referralCodeUsed?: string | null },
): Promise<Referral> {
  const asked = referralAsked(personEmail, given.referralCodeUsed, unitOf(tx).clock.now());
  const [facts] = await tx.query<[ReferralFacts]>(referralFacts('$1', '$2', '$3'), [...asked]);
  return settleReferral(tx, personEmail, given, facts);
}

/** The same with facts that were already read. */
export async function settleReferral(
  tx: EntityManager,
  personEmail: string | null,
  given: { readonly referralCodeUsed?: string | null },
  facts: ReferralFacts,
): Promise<Referral> {
  const code = normalizedCode(given.referralCodeUsed);
  const now = unitOf(tx).clock.now();
  const claimed = { code: facts.claimedCode, contributorId: facts.claimedContributor };
  if (facts.isProven || !code) return claimed;
  if (!facts.knownContributor) {
    if (isWellFormed(code))
      await addJob(tx, lookUpCodeJob, { code }, { key: `code:${code}`, maxAttempts: 5 });
    return claimed.code ? claimed : nobody;
  }
  const own = { code, contributorId: facts.knownContributor };
  if (personEmail) await claim(tx, personEmail, own, now);
  return own;
}

/** Replaces an unproven claim by the new code. */
async function claim(tx: EntityManager, personEmail: string, { code, contributorId }: Referral, now: Date) {
  await tx.query(insertClaim, [personEmail, code, contributorId, now]);
}

/** The person has proved the address by an action with this code: the claim becomes permanent. */
export async function proveClaim(
  tx: EntityManager,
  personEmail: string,
  { code, contributorId }: Referral,
): Promise<void> {
  if (!code) return;
  await tx.query(insertProvenClaim, [personEmail, code, contributorId, unitOf(tx).clock.now()]);
}
