import { prepared } from '@valam/service-kit/database/prepared-statements';
import type { EntityManager } from 'typeorm';
import { referralAsked, type ReferralFacts } from '../lead/referral-claim.js';
import { acceptedSlugs, type KnownVersion } from '../terms/policies-in-force.js';
import { orderColumns, holdStatement } from './hold-facts.sql.js';
import type { HoldKeys } from './hold-key.js';

/** Facts that every booking copies when it is made. */
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

/** The same, with the holds that the visitor already has. */
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

/** Reads everything in one statement. The visitor must be locked first, or concurrent holds are missed. */
export async function holdFacts(tx: EntityManager, visitor: Visitor): Promise<HoldFacts> {
  const { holdKeys, countedNetwork, now } = visitor;
  const statement = countedNetwork === null ? holdOfPerson : holdOfPersonAndNetwork;
  const [facts] = await tx.query<[HoldFacts]>(statement, [
    ...[...asked(visitor), holdKeys, new Date(now.getTime() - dayMs)],
    ...(countedNetwork === null ? [] : [countedNetwork]),
  ]);
  return facts;
}
