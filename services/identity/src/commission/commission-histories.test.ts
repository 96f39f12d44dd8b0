import { describe, expect, it } from '@jest/globals';
import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { money, sum } from '@valam/contracts/shared/money';
import fc from 'fast-check';
import { planPayouts } from '../payout/payout-plan.js';
import { earnedBy } from './commission-amount.js';
import { courseOf } from './commission-course.js';
import {
  closingOf,
  counterLine,
  latestNetMinor,
  linesOf,
  withoutGaps,
  type BookingSnapshot,
  type LedgerLine,
} from './commission-ledger.js';
import { commissionTransitions, hasLeft, type CommissionMove } from './commission-states.js';

const rate = 10;
const dayMs = 86_400_000;
const start = Date.UTC(2027, 0, 1);

/** The ledger of one booking as a model without a database. */
class Ledger {
  readonly arrived: BookingSnapshot[] = [];
  readonly lines = new Map<string, { line: LedgerLine; state: CommissionState }>();
  private now = new Date(start);
  private isHeld = false;
  private isVoid = false;
  paidOut = 0;

  arrive(snapshot: BookingSnapshot): void {
    this.arrived.push(snapshot);
    this.settle();
  }

  pass(days: number): void {
    this.now = new Date(this.now.getTime() + days * dayMs);
    this.settle();
  }

  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.settle();
  }

  void(): void {
    this.isVoid = true;
    this.settle();
  }

  /** A complete payout run: proposed, then paid or canceled. */
  payout(isPaid: boolean): void {
    const approved = [...this.lines.values()].filter(({ state }) => state === 'approved');
    const amounts = approved.map(({ line }) => line.amount);
    const now = new Date();
    const partner = { contributorId: 'p', amounts, payableFrom: now, isInGoodStanding: true };
    const [plan] = planPayouts([partner], now);
    if (plan?.verdict !== 'pay') return;
    for (const entry of approved)
      entry.state = move(move(entry.state, 'takeIntoPayout'), isPaid ? 'payOut' : 'cancelPayout');
    if (isPaid) this.paidOut += plan.amount.amountMinor;
    this.settle();
  }

  get total(): number {
    return sum(
      [...this.lines.values()].map(({ line }) => line.amount),
      'USD',
    ).amountMinor;
  }

  get paid(): number {
    const paid = [...this.lines.values()].filter(({ state }) => state === 'paid');
    return sum(
      paid.map(({ line }) => line.amount),
      'USD',
    ).amountMinor;
  }

  private settle(): void {
    const known = withoutGaps(this.arrived);
    const expected = linesOf(known, rate);
    const left = new Set(
      [...this.lines.values()].filter(({ state }) => hasLeft(state)).map(({ line }) => line.version),
    );
    const counters = this.isVoid ? expected.filter(({ version }) => !left.has(version)).map(counterLine) : [];
    for (const line of [...expected, ...counters]) {
      const id = `${line.version}/${line.cause === 'void' ? 'void' : 'line'}`;
      if (!this.lines.has(id)) this.lines.set(id, { line, state: 'pending' });
    }
    const facts = {
      latestNetMinor: latestNetMinor(known),
      closesAt: closingOf(known),
      isHeld: this.isHeld,
      isVoid: this.isVoid,
    };
    const entries = [...this.lines.values()];
    const states = courseOf(
      entries.map(({ state }) => state),
      facts,
      this.now,
    );
    entries.forEach((entry, index) => (entry.state = states[index] ?? entry.state));
  }
}

function move(state: CommissionState, by: CommissionMove): CommissionState {
  const next = commissionTransitions.next(state, by);
  if (!next) throw new Error(`${by} from ${state}`);
  return next;
}

const stories = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 }).map((shares) =>
  shares.map((share, index): BookingSnapshot => ({
    version: index + 1,
    standing: {
      net: money(share * 30_00, 'GBP'),
      total: money(3_000_00, 'GBP'),
      totalUsd: money(3_700_00, 'USD'),
    },
    isCompleted: index === shares.length - 1,
    isCancelled: false,
    startDate: '2027-01-01',
    endDate: '2027-01-10',
    at: new Date(start + index * dayMs),
  })),
);

type Doing = { kind: 'arrive' | 'pass' | 'payout' | 'giveUp' | 'hold' | 'release'; n: number };
const doings = fc.array(
  fc.record({
    kind: fc.constantFrom<Doing['kind']>(
      'arrive',
      'arrive',
      'arrive',
      'pass',
      'payout',
      'giveUp',
      'hold',
      'release',
    ),
    n: fc.nat({ max: 60 }),
  }),
  { maxLength: 40 },
);

function run(ledger: Ledger, story: readonly BookingSnapshot[], what: readonly Doing[]): void {
  for (const { kind, n } of what) {
    const snapshot = story[n % story.length];
    if (kind === 'arrive' && snapshot) ledger.arrive(snapshot);
    if (kind === 'pass') ledger.pass(n);
    if (kind === 'payout') ledger.payout(true);
    if (kind === 'giveUp') ledger.payout(false);
    if (kind === 'hold') ledger.hold(true);
    if (kind === 'release') ledger.hold(false);
  }
}

describe('a booking’s commission with events in any order, time, holds and payouts', () => {
  it('always ends with the same lines and the sum that the booking earns', () => {
    fc.assert(
      fc.property(stories, doings, (story, what) => {
        const ledger = new Ledger();
        run(ledger, story, what);
        for (const snapshot of story) ledger.arrive(snapshot);
        const last = story.at(-1);
        if (!last) return;
        expect(ledger.total).toBe(earnedBy(last.standing, rate).amountMinor);
        expect([...ledger.lines.values()].map(({ line }) => line.version).toSorted((a, b) => a - b)).toEqual(
          linesOf(story, rate).map(({ version }) => version),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('pays every line at most once, and the payouts equal the sum of the paid lines', () => {
    fc.assert(
      fc.property(stories, doings, (story, what) => {
        const ledger = new Ledger();
        run(ledger, story, what);
        expect(ledger.paid).toBe(ledger.paidOut);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps only what was paid if the rest is void', () => {
    fc.assert(
      fc.property(stories, doings, doings, (story, before, later) => {
        const ledger = new Ledger();
        run(ledger, story, before);
        ledger.void();
        run(ledger, story, later);
        expect(ledger.total).toBe(ledger.paid);
      }),
      { numRuns: 500 },
    );
  });
});
