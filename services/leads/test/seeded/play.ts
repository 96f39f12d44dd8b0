import type { departureOffered } from '@valam/contracts/catalog/departure.events';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import type { EventPayload } from '@valam/contracts/shared/define';
import { ProblemError } from '@valam/contracts/shared/problem';
import { StartCheckout } from '../../src/checkout/start-checkout.js';
import { aDeparture, aRequest } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { dice } from '@valam/service-kit/testing/seeds';
import type { Leads } from '../kit/start-leads.js';

type Offer = EventPayload<typeof departureOffered>;

const percentOff = 10;

/** Means of payment in addition to a bank card. */
type Means = Pick<BookingSessionRequest, 'promoCode' | 'giftCards' | 'plan' | 'installments'>;

/** Settings of the provider without faults. */
export const goodProvider = {
  dropWebhooks: false,
  delayWebhooksMs: 0,
  failApiRate: 0,
  delayApiMs: 0,
  failRefunds: false,
};

/** One run of a scenario: its random numbers, people and departures. */
export class Play {
  readonly roll: () => number;
  private people = 0;
  private codes = 0;

  constructor(
    readonly leads: Leads,
    readonly seed: number,
    private readonly scenario: string,
  ) {
    this.roll = dice(seed);
  }

  chance(share: number): boolean {
    return this.roll() < share;
  }

  /** A uniformly random integer from 1 to most. */
  upTo(most: number): number {
    return 1 + Math.floor(this.roll() * most);
  }

  shuffled<T>(all: readonly T[]): T[] {
    return all
      .map((one) => ({ one, at: this.roll() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
  }

  /** Identifies the people of this run. */
  get tag(): string {
    return `${this.scenario}-${this.seed}`;
  }

  departure(firstCapacity: number): Promise<Offer> {
    return aDeparture(this.leads, { firstCapacity, tourSlug: `tour-${this.tag}` });
  }

  /** A code for 10 % off with that many uses; null in some runs, which are played without one. */
  async promoCode(mostUses: number): Promise<string | null> {
    if (this.chance(0.3)) return null;
    const code = `C${++this.codes}-${this.tag}`.toUpperCase().slice(0, 40);
    await this.leads.dataSource.query(
      `insert into promo_code (id, code, label, percent, most_uses, created_at) values (gen_random_uuid(), $1, 'Chaos', $2, $3, now())`,
      [code, percentOff, mostUses],
    );
    return code;
  }

  /** A promo code, a gift card, installments: each in some runs. Requires a working provider. */
  async means(mostUses: number): Promise<Means> {
    return {
      promoCode: await this.promoCode(mostUses),
      ...(this.chance(0.5) && { giftCards: [await this.giftCard()] }),
      ...(this.chance(0.5) && { plan: 'installments', installments: 1 + this.upTo(2) }),
    };
  }

  /** A card for less than a deposit, which another buyer may use while a payment is in flight. */
  private async giftCard(): Promise<string> {
    const { code } = await aGiftCard(this.leads, { amount: 24 + this.upTo(400) });
    // Some of the scenarios bypass the contract, which removes the hyphens.
    return code.replaceAll('-', '');
  }

  order(
    offer: Offer,
    { promoCode = null, ...change }: Partial<BookingSessionRequest> = {},
  ): BookingSessionRequest {
    const request = aRequest(offer, {
      email: `buyer-${++this.people}-${this.tag}@chaos.example`,
      ...change,
    });
    if (!promoCode) return request;
    const amount = request.amount - Math.round((request.amount * percentOff) / 100);
    return { ...request, promoCode, amount, depositAmount: Math.round(amount * 0.2) };
  }

  start(request: BookingSessionRequest, idempotencyKey: string | null = null) {
    return this.leads.get(StartCheckout).run({ request, idempotencyKey });
  }

  /** Retries like a person would, while the outcome is unknown. */
  async insist(request: BookingSessionRequest, tries = 40) {
    for (let left = tries; ; left--) {
      try {
        return await this.start(request, `${request.email}-${request.quantity}`);
      } catch (error) {
        const isForNow = error instanceof ProblemError && error.problem.kind === 'unavailable';
        if (!isForNow || left === 0) throw error;
      }
    }
  }

  /** Events at the provider for these payment pages, oldest first. */
  async eventsOf(pages: readonly string[]): Promise<string[]> {
    const events = await this.leads.sandbox.events();
    return events
      .filter(({ data }) => pages.some((page) => data.object.id === page))
      .map(({ id }) => id)
      .reverse();
  }

  async ask<T>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    return this.leads.dataSource.query<T[]>(sql, [...values]);
  }

  async bookings(departureId: string): Promise<BookingRow[]> {
    return this.ask<BookingRow>(
      'select ref, email, state, refund_state, quantity from booking where departure_id = $1 order by email',
      [departureId],
    );
  }
}

export interface BookingRow {
  readonly ref: string;
  readonly email: string;
  readonly state: string;
  readonly refund_state: string;
  readonly quantity: number;
}
