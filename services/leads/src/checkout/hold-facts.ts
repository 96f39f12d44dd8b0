import { prepared } from '@valam/service-kit/database/prepared-statements';
import type { EntityManager } from 'typeorm';
import { referralAsked, type ReferralFacts } from '../lead/referral-claim.js';
import { referralFacts } from '../lead/referral-claim.sql.js';
import { acceptedSlugs, type KnownVersion } from '../terms/policies-in-force.js';
import type { HoldKeys } from './hold-key.js';

/** The published versions; `slugs` is the parameter of the statement with `acceptedSlugs`. */
const publishedVersions = (slugs: string) =>
  `select slug, version, effective_from::text as "effectiveFrom" from known_policy
    where is_published and slug = any(${slugs})`;

const orderColumns = `
  (select to_jsonb(facts) from (${referralFacts('$1', '$2', '$3')}) facts) as referral,
  (select coalesce(jsonb_agg(to_jsonb(known)), '[]') from (${publishedVersions('$4')}) known) as versions`;

const unpaidHolds = (column: 'person_email' | 'network', value: string) => `
  select jsonb_build_object('open', count(*) filter (where state <> 'expired'),
      'seats', coalesce(sum(quantity) filter (where state <> 'expired'), 0), 'unpaid', count(*))
    from booking where ${column} = ${value} and created_at > $6 and deposit_paid_at is null
     and state in ('held', 'awaiting_payment', 'expired') and quote_id is null and waitlist_entry_id is null`;

/**
 * Two statements, with and without the network: a nullable parameter would be planned again on every call.
 */
const holdStatement = (isNetworkCounted: boolean): string => `select ${orderColumns},
  exists (select 1 from booking where hold_key = any($5) and state in ('held', 'awaiting_payment')) as "isHeld",
  (${unpaidHolds('person_email', '$1')}) as "ofPerson",
  ${isNetworkCounted ? `(${unpaidHolds('network', '$7')})` : 'null'} as "ofNetwork"`;

/** Facts that every booking copies at its creation. */
export interface OrderFacts {
  readonly referral: ReferralFacts;
  readonly versions: readonly KnownVersion[];
}

/** Unpaid holds of the last day. */
export interface UnpaidHolds {
  readonly open: number;
  readonly seats: number;
  readonly unpaid: number;
}

/** The same, with the existing holds of the visitor. */
export interface HoldFacts extends OrderFacts {
  readonly isHeld: boolean;
  readonly ofPerson: UnpaidHolds;
  /** Null if holds are not counted by network. */
  readonly ofNetwork: UnpaidHolds | null;
}

interface Orderer {
  readonly personEmail: string;
  readonly referralCodeUsed: string | null | undefined;
  readonly now: Date;
}

interface Visitor extends Orderer {
  readonly holdKeys: HoldKeys;
  readonly countedNetwork: string | null;
}

const dayMs = 86_400_000;

const orderStatement = prepared(`select ${orderColumns}`);
const holdOfPerson = prepared(holdStatement(false));
const holdOfPersonAndNetwork = prepared(holdStatement(true));

const asked = ({ personEmail, referralCodeUsed, now }: Orderer): unknown[] => [
  ...referralAsked(personEmail, referralCodeUsed, now),
  acceptedSlugs,
];

export async function orderFacts(tx: EntityManager, orderer: Orderer): Promise<OrderFacts> {
  const [facts] = await tx.query<[OrderFacts]>(orderStatement, asked(orderer));
  return facts;
}

/**
 * Reads everything in one statement. The visitor must be locked before, because concurrent holds would be
 * missed.
 */
export async function holdFacts(tx: EntityManager, visitor: Visitor): Promise<HoldFacts> {
  const { holdKeys, countedNetwork, now } = visitor;
  const statement = countedNetwork === null ? holdOfPerson : holdOfPersonAndNetwork;
  const [facts] = await tx.query<[HoldFacts]>(statement, [
    ...[...asked(visitor), holdKeys, new Date(now.getTime() - dayMs)],
    ...(countedNetwork === null ? [] : [countedNetwork]),
  ]);
  return facts;
}
