import { describe, expect, it } from '@jest/globals';
import type { BookingStanding } from '@valam/contracts/identity/commission.schema';
import { money, sum, type Currency } from '@valam/contracts/shared/money';
import fc from 'fast-check';
import { earnedBy, lineAmount } from './commission-amount.js';
import {
  closingOf,
  completionOf,
  counterLine,
  latestNetMinor,
  linesOf,
  withoutGaps,
  type BookingSnapshot,
} from './commission-ledger.js';

const rate = 10;

function standing(
  net: number,
  total = 1_000_00,
  totalUsd = 1_200_00,
  currency: Currency = 'EUR',
): BookingStanding {
  return { net: money(net, currency), total: money(total, currency), totalUsd: money(totalUsd, 'USD') };
}

function snapshot(version: number, of: BookingStanding, isCompleted = false): BookingSnapshot {
  const dates = { startDate: '2027-01-01', endDate: '2027-01-10' };
  return {
    version,
    standing: of,
    isCompleted,
    isCancelled: false,
    ...dates,
    at: new Date(Date.UTC(2027, 0, version)),
  };
}

/** Histories of a booking: payments, refunds, price changes and completion, in order. */
const stories = fc
  .record({
    total: fc.integer({ min: 100, max: 5_000_000 }),
    totalUsd: fc.integer({ min: 100, max: 5_000_000 }),
    steps: fc.array(
      fc.record({ move: fc.integer({ min: -60, max: 60 }), repriced: fc.boolean(), done: fc.boolean() }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ total, totalUsd, steps }) => {
    let net = 0;
    let price = { total, totalUsd };
    return steps.map((step, index): BookingSnapshot => {
      if (step.repriced) price = { total: price.total + 7_00, totalUsd: price.totalUsd + 9_01 };
      net = Math.max(0, Math.min(price.total, net + Math.round((price.total * step.move) / 100)));
      return snapshot(index + 1, standing(net, price.total, price.totalUsd), step.done);
    });
  });

const shuffledWithRepeats = (story: BookingSnapshot[]) =>
  fc
    .tuple(
      fc.shuffledSubarray(story, { minLength: story.length, maxLength: story.length }),
      fc.array(fc.constantFrom(...story), { maxLength: 6 }),
    )
    .map(([all, again]) => [...again, ...all]);

const ledgerOf = (snapshots: readonly BookingSnapshot[]) => linesOf(withoutGaps(snapshots), rate);

describe('the commission ledger', () => {
  it('is a tenth of the deposit’s share of the price in USD', () => {
    const [deposit] = ledgerOf([snapshot(1, standing(200_00))]);
    expect(deposit).toMatchObject({ cause: 'capture', amount: { amountMinor: 24_00, currency: 'USD' } });
  });

  it('is deducted completely if the whole price is refunded and the trip continues', () => {
    const lines = ledgerOf([
      snapshot(1, standing(1_000_00)),
      // The price is reduced first, the refund follows.
      snapshot(2, standing(1_000_00, 0, 0), true),
      snapshot(3, standing(0, 0, 0), true),
    ]);
    expect(lines.map(({ amount }) => amount.amountMinor)).toEqual([120_00, -120_00, 0]);
  });

  it('is reduced in proportion to a refund', () => {
    const lines = ledgerOf([
      snapshot(1, standing(200_00)),
      snapshot(2, standing(1_000_00)),
      snapshot(3, standing(500_00)),
    ]);
    expect(lines.map((line) => [line.cause, line.amount.amountMinor])).toEqual([
      ['capture', 24_00],
      ['capture', 96_00],
      ['refund', -60_00],
    ]);
  });

  it('has no line for an event that moves no money', () => {
    expect(ledgerOf([snapshot(1, standing(200_00)), snapshot(2, standing(200_00), true)])).toHaveLength(1);
  });

  it('waits for a missing event', () => {
    const late = snapshot(2, standing(1_000_00));
    const known = [snapshot(1, standing(200_00)), snapshot(3, standing(0))];
    expect(ledgerOf(known)).toHaveLength(1);
    expect(ledgerOf([...known, late])).toHaveLength(3);
  });

  it('is the same for events in any order, with duplicates', () => {
    fc.assert(
      fc.property(
        stories.chain((story) => fc.tuple(fc.constant(story), shuffledWithRepeats(story))),
        ([story, arrived]) => expect(ledgerOf(arrived)).toEqual(ledgerOf(story)),
      ),
      { numRuns: 500 },
    );
  });

  it('never changes an existing line for a later event', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const all = ledgerOf(story);
        for (let length = 1; length <= story.length; length++) {
          const some = ledgerOf(story.slice(0, length));
          expect(all.slice(0, some.length)).toEqual(some);
        }
      }),
    );
  });

  it('can be recomputed for every line from its own data', () => {
    fc.assert(
      fc.property(stories, (story) => {
        for (const line of ledgerOf(story)) expect(lineAmount(line)).toEqual(line.amount);
      }),
    );
  });

  it('adds up to a tenth of the retained money, to the cent', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const amounts = ledgerOf(story).map((line) => line.amount);
        const last = story.at(-1)?.standing ?? standing(0);
        expect(sum(amounts, 'USD')).toEqual(earnedBy(last, rate));
      }),
      { numRuns: 500 },
    );
  });

  it('adds up to zero if everything was refunded', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const last = story.at(-1)?.standing ?? standing(0);
        const refunded = [...story, snapshot(story.length + 1, { ...last, net: money(0, 'EUR') })];
        expect(
          sum(
            ledgerOf(refunded).map((line) => line.amount),
            'USD',
          ).amountMinor,
        ).toBe(0);
      }),
    );
  });

  it('offsets a void line by a counter line', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const lines = ledgerOf(story);
        const all = [...lines, ...lines.map(counterLine)];
        expect(
          sum(
            all.map((line) => line.amount),
            'USD',
          ).amountMinor,
        ).toBe(0);
        for (const line of all) expect(lineAmount(line)).toEqual(line.amount);
      }),
    );
  });
});

describe('the end of a booking', () => {
  it('is the end of the tour for a canceled booking with retained money', () => {
    const cancelled = { ...snapshot(2, standing(200_00)), isCancelled: true };
    expect(closingOf([snapshot(1, standing(200_00)), cancelled])).toEqual(
      new Date('2027-01-10T18:29:59.999Z'),
    );
    expect(closingOf([snapshot(1, standing(200_00))])).toBeNull();
  });

  it('is the last day of the tour, even if its completion was recorded late', () => {
    const late = { ...snapshot(2, standing(200_00), true), at: new Date('2027-05-10T00:00:00Z') };
    expect(completionOf([snapshot(1, standing(200_00)), late])).toEqual(new Date('2027-01-10T18:29:59.999Z'));
  });

  it('is known from the last event, with the retained money', () => {
    const known = [
      snapshot(1, standing(200_00)),
      snapshot(2, standing(150_00), true),
      snapshot(3, standing(0), true),
    ];
    expect(completionOf(known)).toEqual(known[1]?.at);
    expect(closingOf(known)).toEqual(known[1]?.at);
    expect(latestNetMinor(known)).toBe(0);
  });
});
