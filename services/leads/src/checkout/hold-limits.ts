import { Injectable } from '@nestjs/common';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { prepared } from '@valam/service-kit/database/prepared-statements';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import type { EntityManager } from 'typeorm';
import { LeadsConfig } from '../config.js';
import type { HoldFacts, UnpaidHolds } from './hold-facts.js';
import type { SeatOrder } from './seat-order.js';

const lockNames = `select pg_advisory_xact_lock(number) from (
         select hashtextextended('hold:' || name, 0) as number from unnest($1::text[]) as name order by 1) as numbers`;

interface Limit {
  readonly openHolds: number;
  readonly heldSeats: number;
  readonly unpaidInADay: number;
}

export interface HoldLimitRules {
  readonly person: Limit;
  /** Null: not counted, for environments in which all requests come from one address. */
  readonly network: Limit | null;
}

/** A person is a normalized email address; a network is an address as the gateway groups it. */
export const holdLimitsOf = (environment: string): HoldLimitRules =>
  environment === 'production'
    ? {
        person: { openHolds: 2, heldSeats: 16, unpaidInADay: 6 },
        network: { openHolds: 6, heldSeats: 24, unpaidInADay: 20 },
      }
    : { person: { openHolds: 6, heldSeats: 48, unpaidInADay: 60 }, network: null };

interface Holder {
  readonly personEmail: string;
  /** Null if the origin of the request is unknown. */
  readonly network: string | null;
}

/**
 * Limits on unpaid holds: a hold reserves seats before any payment, so each visitor may have only a few.
 * Shared by all replicas.
 */
@Injectable()
export class HoldLimits {
  private readonly rules: HoldLimitRules;

  constructor(
    private readonly keyring: Keyring,
    { NODE_ENV }: LeadsConfig,
  ) {
    this.rules = holdLimitsOf(NODE_ENV);
  }

  /** The stored hash of an IP address: enough to compare addresses, not to recover one. */
  networkOf(address: string | null): string | null {
    return address ? this.keyring.sign('network', address) : null;
  }

  /**
   * Serializes requests of the same holder until the end of the transaction, so that concurrent ones are
   * counted.
   */
  async lock(tx: EntityManager, holder: Holder): Promise<void> {
    const network = this.countedNetwork(holder);
    const names = [`person:${holder.personEmail}`, ...(network ? [`network:${network}`] : [])];
    await tx.query(prepared(lockNames), [names]);
  }

  /** The network by which holds are counted; null if they are not counted by network. */
  countedNetwork({ network }: Holder): string | null {
    return this.rules.network ? network : null;
  }

  /** Throws if the seats of an order exceed the limit. */
  check(
    { ofPerson, ofNetwork }: Pick<HoldFacts, 'ofPerson' | 'ofNetwork'>,
    { quantity, terms }: Pick<SeatOrder, 'quantity' | 'terms'>,
  ): void {
    const { person, network } = this.rules;
    const isTooMuch =
      exceeds(ofPerson, person, quantity) || (network && ofNetwork && exceeds(ofNetwork, network, quantity));
    if (isTooMuch)
      throw problem(
        startCheckout,
        'leads.too_many_holds',
        'You are already holding seats that are not paid for. Please pay for them or release them first, or try again later.',
        // By then the seats of an unpaid hold are released.
        { retryAfterSeconds: terms.holdMinutes * 60 },
      );
  }
}

const exceeds = (holds: UnpaidHolds, limit: Limit, quantity: number): boolean =>
  holds.open >= limit.openHolds ||
  holds.seats + quantity > limit.heldSeats ||
  holds.unpaid >= limit.unpaidInADay;
