import type { EntityManager } from 'typeorm';
import { suspicions } from '../commission/suspicions.js';

/** `$1`: the partner, `$2`: the reasons of rules, which say nothing of the person. That of a payment is its reference. */
const statements = [
  `update commission set hold_reason = case when hold_reason = any ($2) then hold_reason end, void_reason = null
    where contributor_id = $1`,
  `update commission_step set reason = null
     from commission_line line
    where line.id = line_id and line.contributor_id = $1 and to_state <> 'paid' and reason <> all ($2)`,
];

const ofPayouts = 'update payout set cancel_reason = null where contributor_id = $1';

/** The other values of these entries explain records of money, which stay. */
const ofEntries = `
  update audit_entry set reason = null
   where service = 'identity' and reason is not null
     and (entity = 'commissions' and entity_id in (select id::text from commission_line where contributor_id = $1)
          or entity = 'payouts' and entity_id in (select id::text from payout where contributor_id = $1))`;

/** Erases the reasons that staff gave about a partner's commissions and payouts. */
export async function forgetReasons(tx: EntityManager, contributorId: string): Promise<void> {
  for (const statement of statements) await tx.query(statement, [contributorId, Object.values(suspicions)]);
  for (const statement of [ofPayouts, ofEntries]) await tx.query(statement, [contributorId]);
}
