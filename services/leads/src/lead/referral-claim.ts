import { unitOf } from '@valam/service-kit/database/unit-of';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import { lookUpCodeJob } from './lead.jobs.js';

export interface Referral {
  readonly code: string | null;
  readonly contributorId: string | null;
}

/** What is known of a code and of the person who brings it. */
export interface ReferralFacts {
  readonly knownContributor: string | null;
  readonly claimedCode: string | null;
  readonly claimedContributor: string | null;
  readonly isProven: boolean;
}

/** The parameters by which the facts are found. */
export const referralAsked = (personEmail: string | null, code: string | null | undefined, now: Date) =>
  [personEmail, normalisedCode(code), new Date(now.getTime() - unprovenDays * dayMs)] as const;

/** Selects the facts, from the names of the parameters of `referralAsked` in the statement. */
export const referralFacts = (email: string, code: string, since: string): string =>
  `select (select contributor_id from referral_code where code = ${code} and is_active limit 1) as "knownContributor",
          p.code as "claimedCode", p.contributor_id as "claimedContributor",
          coalesce(p.proven_at is not null, false) as "isProven"
     from (select 1) one left join person_referral p
       on p.person_email = ${email} and (p.proven_at is not null or p.since > ${since})`;

export const nobody: Referral = { code: null, contributorId: null };
const wellFormed = /^[A-Z0-9]{3,40}$/;
/** As long as a browser keeps a code. */
export const unprovenDays = 30;
const dayMs = 86_400_000;

/** Codes compare without regard to case. */
export const normalisedCode = (code: string | null | undefined): string | null =>
  code?.trim().toUpperCase() || null;

/**
 * The code that counts for something a person sends. A proven claim on the person comes first, then the code of this
 * very form, then what another form claimed in the last weeks, which anybody may have sent with this address. Only
 * codes of partners count.
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

/** The same where the facts have been read already. */
export async function settleReferral(
  tx: EntityManager,
  personEmail: string | null,
  given: { readonly referralCodeUsed?: string | null },
  facts: ReferralFacts,
): Promise<Referral> {
  const code = normalisedCode(given.referralCodeUsed);
  const now = unitOf(tx).clock.now();
  const claimed = { code: facts.claimedCode, contributorId: facts.claimedContributor };
  if (facts.isProven || !code) return claimed;
  if (!facts.knownContributor) {
    if (wellFormed.test(code))
      await addJob(tx, lookUpCodeJob, { code }, { key: `code:${code}`, maxAttempts: 5 });
    return claimed.code ? claimed : nobody;
  }
  const own = { code, contributorId: facts.knownContributor };
  if (personEmail) await claim(tx, personEmail, own, now);
  return own;
}

/** The code that a person brings takes the place of one that is not proven. */
async function claim(tx: EntityManager, personEmail: string, { code, contributorId }: Referral, now: Date) {
  await tx.query(
    `insert into person_referral (person_email, code, contributor_id, since) values ($1, $2, $3, $4)
     on conflict (person_email) do update set code = excluded.code, contributor_id = excluded.contributor_id,
       since = excluded.since
      where person_referral.proven_at is null`,
    [personEmail, code, contributorId, now],
  );
}

/** The person has shown that the address is theirs, by something that carried this code: the claim stays. */
export async function proveClaim(
  tx: EntityManager,
  personEmail: string,
  { code, contributorId }: Referral,
): Promise<void> {
  if (!code) return;
  await tx.query(
    `insert into person_referral (person_email, code, contributor_id, since, proven_at) values ($1, $2, $3, $4, $4)
     on conflict (person_email) do update set code = excluded.code, contributor_id = excluded.contributor_id,
       proven_at = excluded.proven_at
      where person_referral.proven_at is null`,
    [personEmail, code, contributorId, unitOf(tx).clock.now()],
  );
}
