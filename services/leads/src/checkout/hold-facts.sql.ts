import { referralFacts } from '../lead/referral-claim.sql.js';
import { publishedVersions } from '../terms/policies-in-force.sql.js';

export const orderColumns = `
  (select to_jsonb(facts) from (${referralFacts('$1', '$2', '$3')}) facts) as referral,
  (select coalesce(jsonb_agg(to_jsonb(known)), '[]') from (${publishedVersions('$4')}) known) as versions`;

const unpaidHolds = (column: 'person_email' | 'network', value: string) => `
  select jsonb_build_object('open', count(*) filter (where state <> 'expired'),
      'seats', coalesce(sum(quantity) filter (where state <> 'expired'), 0), 'unpaid', count(*))
    from booking where ${column} = ${value} and created_at > $6 and deposit_paid_at is null
     and state in ('held', 'awaiting_payment', 'expired') and quote_id is null and waitlist_entry_id is null`;

/** A text of its own without the network: one that may be null would be planned again at every call. */
export const holdStatement = (isNetworkCounted: boolean): string => `select ${orderColumns},
  exists (select 1 from booking where hold_key = any($5) and state in ('held', 'awaiting_payment')) as "isHeld",
  (${unpaidHolds('person_email', '$1')}) as "ofPerson",
  ${isNetworkCounted ? `(${unpaidHolds('network', '$7')})` : 'null'} as "ofNetwork"`;
