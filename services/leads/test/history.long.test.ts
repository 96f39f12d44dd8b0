import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProblemError } from '@valam/contracts/shared/problem';
import { dice } from '@valam/service-kit/testing/seeds';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { LapsedHolds } from '../src/checkout/lapsed-holds.js';
import { ReconcilePayments } from '../src/payment/reconcile-payments.js';
import { LapsedOffers } from '../src/waitlist/lapsed-offers.js';
import { breakAfter } from './kit/breaking-statements.js';
import { differencesAtRest, differencesNow } from './kit/history-books.js';
import { stockDifferences } from './kit/paid-booking.js';
import { minuteMs, randomActions } from './kit/random-actions.js';
import { startLeads, type Leads } from './kit/start-leads.js';
import { brokenInvariants } from './seeded/judge.js';
import { goodProvider, Play } from './seeded/play.js';

/** Seed 7 once found a deadlock. `HISTORIES=200` plays 200 more seeds, from 1 000 on. */
const more = Number(process.env['HISTORIES'] ?? 0);
const seeds = [1, 7, 42, ...Array.from({ length: more }, (_, index) => 1_000 + index)];
/** Played one after the other until every kind of action has happened. */
const furtherSeeds = Array.from({ length: 12 }, (_, index) => 100 + index);
const stepsPerSeed = 45;
/** Share of actions during which the database is lost, and the maximum number of statements before that. */
const crashes = { share: 0.15, mostStatements: 60 };

describe('random histories, with two replicas', () => {
  let leads: Leads;
  let crashed = 0;
  let replica: TestService;
  beforeAll(async () => {
    leads = await startLeads();
    replica = await leads.replica();
  });
  afterAll(async () => {
    await replica.stop();
    await leads.stop();
  });

  const onBoth = (act: (one: TestService) => Promise<void>): Promise<unknown> =>
    Promise.all([leads, replica].map(act));

  /** A dead process loses only its memory. */
  const restart = async (): Promise<void> => {
    await replica.stop();
    replica = await leads.replica();
  };

  /** Plays the history of a seed and expects that no seat and no cent is lost. */
  async function play(seed: number): Promise<void> {
    const roll = dice(seed);
    const actions = await randomActions({ leads, seed, roll, onBoth });
    const some = () => actions[Math.floor(roll() * actions.length)];
    for (let step = 0; step < stepsPerSeed; step++) {
      // Several concurrent actions; those that violate the rules are refused.
      const acts = [some(), some(), some()];
      const isCrash = roll() < crashes.share;
      let results: PromiseSettledResult<unknown>[] = [];
      const act = async () => {
        results = await Promise.allSettled(acts.map((one) => (one ? one() : Promise.resolve())));
      };
      if (isCrash) {
        crashed += Number(await breakAfter(1 + Math.floor(roll() * crashes.mostStatements), act));
        if (roll() < 0.3) await restart();
        // The claim of a dead process on a payment page expires.
        await leads.dataSource.query(
          'update payment_session set opening_until = null where opening_until is not null',
        );
      } else await act();
      for (const result of results)
        if (
          result.status === 'rejected' &&
          !isCrash &&
          !(result.reason instanceof ProblemError) &&
          !String(result.reason).includes('_sandbox')
        )
          throw result.reason;
      expect(await stockDifferences(leads)).toEqual([]);
      expect(await differencesNow(leads.dataSource)).toEqual([]);
    }
    await leads.sandbox.behave(goodProvider);
    // Lost events are found by queries of the provider, and holds lapse.
    for (const minutes of [2, 40]) {
      await leads.advance(minutes * minuteMs);
      await onBoth((one) => one.get(ReconcilePayments).sweep());
      await onBoth((one) => one.get(LapsedHolds).sweep());
      await onBoth((one) => one.get(LapsedOffers).sweep());
    }
    expect(await brokenInvariants(new Play(leads, seed, 'history'))).toEqual([]);
    expect(await differencesAtRest(leads.dataSource)).toEqual({});
  }

  it.each(seeds)('of seed %i conserve seats and money', play, 180_000);

  /** Kinds of action that have not happened in any history yet. */
  async function missingKinds(): Promise<string[]> {
    const [counts] = await leads.dataSource.query<Record<string, number>[]>(
      `select (select count(*) from booking where promo_code_id is not null and deposit_paid_at is not null) as "bookings with a code",
              (select count(*) from payment_plan) as plans,
              (select count(*) from share where state = 'paid') as "paid shares",
              (select count(*) from gift_card_line where kind in ('redeemed', 'returned')) as "lines of gift cards"`,
    );
    const all = Object.entries({ ...counts, 'lost databases': crashed });
    return all.filter(([, count]) => count === 0).map(([kind]) => kind);
  }

  it('include promo codes, gift cards, payment plans, shares, and losses of the database', async () => {
    // The effect of a seed also depends on the timing of the two replicas, so further seeds fill the gaps.
    for (const seed of furtherSeeds) {
      if ((await missingKinds()).length === 0) break;
      await play(seed);
    }
    expect(await missingKinds()).toEqual([]);
  }, 600_000);
});
