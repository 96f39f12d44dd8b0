import { unitOf } from '@valam/service-kit/database/unit-of';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import { lookUpCodeJob } from './lead.jobs.js';

export interface Referral {
  readonly code: string | null;
  readonly contributorId: string | null;
}

interface Row {
  known_contributor: string | null;
  claimed_code: string | null;
  claimed_contributor: string | null;
  is_proven: boolean;
}

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
  const code = normalisedCode(given.referralCodeUsed);
  const now = unitOf(tx).clock.now();
  const [row] = await tx.query<[Row]>(
    `select (select contributor_id from referral_code where code = $2 and is_active limit 1) as known_contributor,
            p.code as claimed_code, p.contributor_id as claimed_contributor, coalesce(p.proven_at is not null, false) as is_proven
       from (select 1) one left join person_referral p
         on p.person_email = $1 and (p.proven_at is not null or p.since > $3)`,
    [personEmail, code, new Date(now.getTime() - unprovenDays * dayMs)],
  );
  const claimed = { code: row.claimed_code, contributorId: row.claimed_contributor };
  if (row.is_proven || !code) return claimed;
  if (!row.known_contributor) {
    if (wellFormed.test(code))
      await addJob(tx, lookUpCodeJob, { code }, { key: `code:${code}`, maxAttempts: 5 });
    return claimed.code ? claimed : nobody;
  }
  const own = { code, contributorId: row.known_contributor };
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
