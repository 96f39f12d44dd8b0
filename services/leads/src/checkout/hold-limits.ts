import { Injectable } from '@nestjs/common';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { Sealer } from '@valam/service-kit/secrets/sealer';
import type { EntityManager } from 'typeorm';
import { LeadsConfig } from '../config.js';
import type { HoldFacts, UnpaidHolds } from './hold-facts.js';

interface Limit {
  readonly openHolds: number;
  readonly heldSeats: number;
  readonly unpaidInADay: number;
}

export interface HoldLimitRules {
  readonly person: Limit;
  /** Null: not counted, for where everybody comes from one address. */
  readonly network: Limit | null;
}

/** A person is an email address as it compares; a network is an address as the gateway counts it. */
export const holdLimitsOf = (environment: string): HoldLimitRules =>
  environment === 'production'
    ? {
        person: { openHolds: 2, heldSeats: 16, unpaidInADay: 6 },
        network: { openHolds: 6, heldSeats: 24, unpaidInADay: 20 },
      }
    : { person: { openHolds: 6, heldSeats: 48, unpaidInADay: 60 }, network: null };

interface Holder {
  readonly personEmail: string;
  /** Null where no one said where the request came from. */
  readonly network: string | null;
}

/** Seats that are not paid for are free again by then. */
const retryAfterSeconds = 36 * 60;

/** Seats are held before anything is paid, so no one who has not paid holds more than a few. Shared by all replicas. */
@Injectable()
export class HoldLimits {
  private readonly rules: HoldLimitRules;

  constructor(
    private readonly sealer: Sealer,
    { NODE_ENV }: LeadsConfig,
  ) {
    this.rules = holdLimitsOf(NODE_ENV);
  }

  /** What is stored of an address: enough to compare, not to find it. */
  networkOf(address: string | null): string | null {
    return address ? this.sealer.sign('network', address) : null;
  }

  /** Holders wait for each other until the end of the transaction: requests at the same moment are counted one by one. */
  async lock(tx: EntityManager, holder: Holder): Promise<void> {
    const network = this.countedNetwork(holder);
    const names = [`person:${holder.personEmail}`, ...(network ? [`network:${network}`] : [])];
    await tx.query(
      `select pg_advisory_xact_lock(number) from (
         select hashtextextended('hold:' || name, 0) as number from unnest($1::text[]) as name order by 1) as numbers`,
      [names],
    );
  }

  /** The network by which holds are counted; null where they are not. */
  countedNetwork({ network }: Holder): string | null {
    return this.rules.network ? network : null;
  }

  /** Throws when `quantity` more seats are too many. */
  check({ ofPerson, ofNetwork }: Pick<HoldFacts, 'ofPerson' | 'ofNetwork'>, quantity: number): void {
    const { person, network } = this.rules;
    const isTooMuch =
      exceeds(ofPerson, person, quantity) || (network && ofNetwork && exceeds(ofNetwork, network, quantity));
    if (isTooMuch)
      throw problem(
        startCheckout,
        'leads.too_many_holds',
        'You already hold seats that are not paid for. Please pay for them or release them first, or try again later.',
        { retryAfterSeconds },
      );
  }
}

const exceeds = (holds: UnpaidHolds, limit: Limit, quantity: number): boolean =>
  holds.open >= limit.openHolds ||
  holds.seats + quantity > limit.heldSeats ||
  holds.unpaid >= limit.unpaidInADay;
