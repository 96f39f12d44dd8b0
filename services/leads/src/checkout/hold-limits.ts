import { Injectable } from '@nestjs/common';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { Sealer } from '@valam/service-kit/secrets/sealer';
import type { EntityManager } from 'typeorm';
import { LeadsConfig } from '../config.js';

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

interface Counts {
  open: number;
  seats: number;
  unpaid: number;
}

const dayMs = 86_400_000;
/** Seats that are not paid for are free again by then. */
const retryAfterSeconds = 36 * 60;

/** Seats are held before anything is paid, so no one who has not paid holds more than a few. Shared by all replicas. */
@Injectable()
export class HoldLimits {
  private readonly rules: HoldLimitRules;

  constructor(
    private readonly clock: Clock,
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
  async lock(tx: EntityManager, { personEmail, network }: Holder): Promise<void> {
    const names = [`person:${personEmail}`, ...(network && this.rules.network ? [`network:${network}`] : [])];
    await tx.query(
      `select pg_advisory_xact_lock(number) from (
         select hashtextextended('hold:' || name, 0) as number from unnest($1::text[]) as name order by 1) as numbers`,
      [names],
    );
  }

  /** Throws when `quantity` more seats are too many. Call `lock` first. */
  async check(tx: EntityManager, { personEmail, network }: Holder, quantity: number): Promise<void> {
    await this.count(tx, 'person_email', personEmail, this.rules.person, quantity);
    if (network && this.rules.network) await this.count(tx, 'network', network, this.rules.network, quantity);
  }

  private async count(
    tx: EntityManager,
    column: 'person_email' | 'network',
    value: string,
    limit: Limit,
    quantity: number,
  ): Promise<void> {
    const [counts] = await tx.query<[Counts]>(
      `select count(*) filter (where state <> 'expired')::int as open,
              coalesce(sum(quantity) filter (where state <> 'expired'), 0)::int as seats, count(*)::int as unpaid
         from booking where ${column} = $1 and created_at > $2 and deposit_paid_at is null
          and state in ('held', 'awaiting_payment', 'expired') and quote_id is null and waitlist_entry_id is null`,
      [value, new Date(this.clock.now().getTime() - dayMs)],
    );
    const isTooMuch =
      counts.open >= limit.openHolds ||
      counts.seats + quantity > limit.heldSeats ||
      counts.unpaid >= limit.unpaidInADay;
    if (isTooMuch)
      throw problem(
        startCheckout,
        'leads.too_many_holds',
        'You already hold seats that are not paid for. Please pay for them or release them first, or try again later.',
        { retryAfterSeconds },
      );
  }
}
