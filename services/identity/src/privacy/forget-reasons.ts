import type { EntityManager } from 'typeorm';
import type { ErasedRecord } from '../audit/erased-records.js';
import { suspicions } from '../commission/suspicions.js';

/**
 * Automatic reasons contain no personal data. The reason of a payment, which is its reference, is kept too.
 */
const ofRules = `('${Object.values(suspicions).join("', '")}')`;

const within = (moment: string): string =>
  `(erased.until is null or ${moment} <= erased.until) and (erased.since is null or ${moment} > erased.since)`;

/** Other values of the audit log explain financial records, which are kept. */
const forgetting = (erased: string): readonly string[] => [
  `update commission c set hold_reason = null from ${erased}
    where c.booking_id = erased.booking_id and c.hold_reason not in ${ofRules} and ${within('c.held_at')}`,
  `update commission c set void_reason = null from ${erased}
    where c.booking_id = erased.booking_id and c.void_reason is not null and ${within('c.voided_at')}`,
  `update commission_step s set reason = null from commission_line l join ${erased} using (booking_id)
    where l.id = s.line_id and s.to_state <> 'paid' and s.reason not in ${ofRules} and ${within('s.at')}`,
  `update audit_entry a set reason = null from commission_line l join ${erased} using (booking_id)
    where a.entity = 'commissions' and a.entity_id = l.id::text and a.reason is not null and ${within('a.at')}`,
];

const ofBookings = forgetting(
  'unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as erased (booking_id, since, until)',
);

const ofPartner = [
  ...forgetting(
    `(select booking_id, null::timestamptz as since, null::timestamptz as until
        from commission where contributor_id = $1) erased`,
  ),
  'update payout set cancel_reason = null where contributor_id = $1',
  `update audit_entry a set reason = null from payout p
    where a.entity = 'payouts' and a.entity_id = p.id::text and a.reason is not null and p.contributor_id = $1`,
];

/** Erases reasons of staff about a partner's commissions and payouts. */
export async function forgetReasonsOfPartner(tx: EntityManager, contributorId: string): Promise<void> {
  for (const statement of ofPartner) await tx.query(statement, [contributorId]);
}

/** Erases reasons of staff about commissions of bookings whose person was erased. */
export async function forgetReasonsOfBookings(
  tx: EntityManager,
  bookings: readonly ErasedRecord[],
): Promise<void> {
  const columns = [
    bookings.map(({ id }) => id),
    bookings.map(({ since }) => since ?? null),
    bookings.map(({ until }) => until ?? null),
  ];
  for (const statement of ofBookings) await tx.query(statement, columns);
}
