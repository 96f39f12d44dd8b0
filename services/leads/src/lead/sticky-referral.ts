import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';

export interface Referral {
  readonly code: string | null;
  readonly contributorId: string | null;
}

/** Codes compare without regard to case. */
const normalised = (code: string | null | undefined): string | null => code?.trim().toUpperCase() || null;

/**
 * The code that counts for a person: the first one they ever came with. Whoever has none yet keeps this one from now on.
 */
export async function stickyReferral(
  tx: EntityManager,
  personEmail: string | null,
  given: { readonly referralCodeUsed?: string | null; readonly referredBy?: string | null },
): Promise<Referral> {
  const code = normalised(given.referralCodeUsed);
  const asGiven = { code, contributorId: given.referredBy ?? null };
  if (!personEmail) return asGiven;
  if (code) {
    await tx.query(
      `insert into person_referral (person_email, code, contributor_id, since) values ($1, $2, $3, $4)
       on conflict (person_email) do nothing`,
      [personEmail, code, asGiven.contributorId, unitOf(tx).clock.now()],
    );
  }
  const [known] = await tx.query<{ code: string; contributor_id: string | null }[]>(
    'select code, contributor_id from person_referral where person_email = $1',
    [personEmail],
  );
  return known ? { code: known.code, contributorId: known.contributor_id } : asGiven;
}
