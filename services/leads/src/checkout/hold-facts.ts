import type { EntityManager } from 'typeorm';
import { referralAsked, referralFacts, type ReferralFacts } from '../lead/referral-claim.js';
import { acceptedSlugs, publishedVersions, type KnownVersion } from '../terms/policies-in-force.js';

/** What every booking takes over from what is known when it is made. */
export interface OrderFacts {
  readonly referral: ReferralFacts;
  readonly versions: readonly KnownVersion[];
}

/** Holds that were not paid for, of a day. */
export interface UnpaidHolds {
  readonly open: number;
  readonly seats: number;
  readonly unpaid: number;
}

/** The same with what a visitor holds already. */
export interface HoldFacts extends OrderFacts {
  readonly isHeld: boolean;
  readonly ofPerson: UnpaidHolds;
  /** Null where networks are not counted. */
  readonly ofNetwork: UnpaidHolds | null;
}

interface Orderer {
  readonly personEmail: string;
  readonly referralCodeUsed: string | null | undefined;
  readonly now: Date;
}

interface Visitor extends Orderer {
  readonly holdKey: string;
  readonly countedNetwork: string | null;
}

const dayMs = 86_400_000;

const orderColumns = `
  (select to_jsonb(facts) from (${referralFacts('$1', '$2', '$3')}) facts) as referral,
  (select coalesce(jsonb_agg(to_jsonb(known)), '[]') from (${publishedVersions('$4')}) known) as versions`;

const unpaidHolds = (column: 'person_email' | 'network', value: string) => `
  select jsonb_build_object('open', count(*) filter (where state <> 'expired'),
      'seats', coalesce(sum(quantity) filter (where state <> 'expired'), 0), 'unpaid', count(*))
    from booking where ${column} = ${value} and created_at > $6 and deposit_paid_at is null
     and state in ('held', 'awaiting_payment', 'expired') and quote_id is null and waitlist_entry_id is null`;

const orderStatement = `select ${orderColumns}`;

const holdStatement = `select ${orderColumns},
  exists (select 1 from booking where hold_key = $5 and state in ('held', 'awaiting_payment')) as "isHeld",
  (${unpaidHolds('person_email', '$1')}) as "ofPerson",
  case when $7::text is null then null else (${unpaidHolds('network', '$7')}) end as "ofNetwork"`;

const asked = ({ personEmail, referralCodeUsed, now }: Orderer): unknown[] => [
  ...referralAsked(personEmail, referralCodeUsed, now),
  acceptedSlugs,
];

export async function orderFacts(tx: EntityManager, orderer: Orderer): Promise<OrderFacts> {
  const [facts] = await tx.query<[OrderFacts]>(orderStatement, asked(orderer));
  return facts;
}

/** In one statement. The visitor is locked before, or holds of the same moment are not seen. */
export async function holdFacts(tx: EntityManager, visitor: Visitor): Promise<HoldFacts> {
  const dayAgo = new Date(visitor.now.getTime() - dayMs);
  const [facts] = await tx.query<[HoldFacts]>(holdStatement, [
    ...asked(visitor),
    ...[visitor.holdKey, dayAgo, visitor.countedNetwork],
  ]);
  return facts;
}
