import { describe, it } from '@jest/globals';
import { isStillAllowed } from '@valam/contracts/leads/refund-policy';
import { addDays, daysBetween, istDay } from '@valam/contracts/shared/days';
import fc from 'fast-check';
import { areSeatsSound, moveSeats, type Seats } from '../departure/seats.js';
import { refundNow, termsOfChange, type RefundAccount } from './refund-now.js';

const hourMs = 3_600_000;
const bookedAt = new Date('2027-01-04T06:00:00Z');
const capacity = 24;
const takenByOthers = 12;

type Step =
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'pay'; readonly percent: number }
  | { readonly kind: 'groupSize'; readonly quantity: number }
  | { readonly kind: 'changeDate'; readonly to: number }
  | { readonly kind: 'transfer' };

interface Date_ {
  readonly startDate: string;
  readonly priceMinor: number;
}

interface History {
  readonly dates: readonly Date_[];
  readonly quantity: number;
  readonly depositPercent: number;
  readonly steps: readonly Step[];
}

/** An in-memory model of a booking; each step does the same as its use case. */
class Played {
  now = bookedAt;
  at = 0;
  capturedMinor = 0;
  givenMinor = 0;
  retainedMinor = 0;
  paidQuantity: number;
  refundCap: RefundAccount['refundCap'] = null;
  reductions = 0;
  readonly seats: Seats[];

  constructor(
    readonly dates: readonly Date_[],
    public quantity: number,
    depositPercent: number,
  ) {
    this.paidQuantity = quantity;
    this.seats = dates.map((_, i) => ({
      capacity,
      reserved: 0,
      confirmed: takenByOthers + (i === 0 ? quantity : 0),
    }));
    this.capturedMinor = Math.max(1, Math.round((this.tripMinor * depositPercent) / 100));
  }

  get date(): Date_ {
    return this.dates[this.at] as Date_;
  }
  get tripMinor(): number {
    return this.date.priceMinor * this.quantity;
  }
  get refundableMinor(): number {
    return this.capturedMinor - this.givenMinor - this.retainedMinor;
  }
  get account(): RefundAccount {
    const { refundableMinor, paidQuantity, refundCap } = this;
    const { startDate } = this.date;
    return { currency: 'USD', startDate, depositPaidAt: bookedAt, refundCap, refundableMinor, paidQuantity };
  }
  get isUpcoming(): boolean {
    return istDay(this.now) < this.date.startDate;
  }

  play(step: Step): void {
    switch (step.kind) {
      case 'wait':
        this.now = new Date(this.now.getTime() + step.hours * hourMs);
        return;
      case 'pay': {
        const balance = this.tripMinor - this.refundableMinor;
        this.capturedMinor += Math.round((balance * step.percent) / 100);
        if (balance > 0) this.paidQuantity = this.quantity;
        return;
      }
      case 'groupSize':
        if (this.isUpcoming && isStillAllowed('groupSize', this.date.startDate, this.now))
          this.change(this.at, step.quantity);
        return;
      case 'changeDate':
        if (this.isUpcoming && isStillAllowed('changeDate', this.date.startDate, this.now))
          this.change(step.to % this.dates.length, this.quantity);
        return;
      case 'transfer':
        // The fee is not part of the trip's price, and the payments stay with the booking.
        return;
    }
  }

  private change(to: number, quantity: number): void {
    if (!this.takeSeats(to, quantity)) return;
    const { startDate, priceMinor } = this.dates[to] as Date_;
    const terms = termsOfChange(
      this.account,
      { startDate, quantity, priceMinor: priceMinor * quantity },
      this.now,
    );
    if (terms.refundMinor < 0 || terms.retainedMinor < 0) throw new RangeError('A part below nothing');
    if (terms.refundMinor + terms.retainedMinor > 0) this.reductions += 1;
    this.givenMinor += terms.refundMinor;
    this.retainedMinor += terms.retainedMinor;
    this.refundCap = terms.refundCap;
    this.paidQuantity = terms.paidQuantity;
    this.at = to;
    this.quantity = quantity;
  }

  private takeSeats(to: number, quantity: number): boolean {
    const needed = to === this.at ? quantity - this.quantity : quantity;
    const given = to === this.at ? 0 : this.quantity;
    const taken =
      needed >= 0
        ? moveSeats(this.seats[to] as Seats, 'take_confirmed', needed)
        : moveSeats(this.seats[to] as Seats, 'release_confirmed', -needed);
    if (!taken) return false;
    this.seats[to] = taken;
    this.seats[this.at] = moveSeats(this.seats[this.at] as Seats, 'release_confirmed', given) as Seats;
    return true;
  }
}

/** The published policy, computed independently of the code: refund in percent by the calendar alone. */
function percentByCalendar(now: Date, startDate: string): number {
  const days = daysBetween(istDay(now), startDate);
  if (now.getTime() - bookedAt.getTime() <= 48 * hourMs && days > 7) return 100;
  if (days > 60) return 90;
  return days >= 30 ? 50 : 0;
}

const aDate = fc.record({
  startDate: fc.integer({ min: 3, max: 500 }).map((days) => addDays(istDay(bookedAt), days)),
  priceMinor: fc.integer({ min: 1, max: 400_000 }),
});
const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 * 24 }) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('pay' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('groupSize' as const), quantity: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('changeDate' as const), to: fc.nat(3) }),
  fc.record({ kind: fc.constant('transfer' as const) }),
);
const aHistory: fc.Arbitrary<History> = fc.record({
  dates: fc.array(aDate, { minLength: 2, maxLength: 4 }),
  quantity: fc.integer({ min: 1, max: 12 }),
  depositPercent: fc.integer({ min: 5, max: 100 }),
  steps: fc.array(aStep, { maxLength: 14 }),
});

const begin = ({ dates, quantity, depositPercent }: History): Played =>
  new Played(dates, quantity, depositPercent);

describe('the money of a booking over its whole history', () => {
  it('is never refunded in a larger share than on any earlier day, in 10,000 random histories', () => {
    fc.assert(
      fc.property(aHistory, (history) => {
        const played = begin(history);
        const moments: { mostMinor: (paidMinor: number) => number; paid: number; reductions: number }[] = [];
        for (const step of [null, ...history.steps]) {
          if (step) played.play(step);
          const { givenMinor, refundableMinor, capturedMinor, reductions } = played;
          const percent = percentByCalendar(played.now, played.date.startDate);
          const mostMinor = (paidMinor: number): number =>
            givenMinor + Math.round(((refundableMinor + paidMinor) * percent) / 100);
          moments.push({ mostMinor, paid: capturedMinor, reductions });
          const cancelled = refundNow(played.account, played.now).refund.amountMinor;
          for (const { mostMinor: most, paid, reductions: before } of moments) {
            const later = capturedMinor - paid;
            // Each part of a growing sum is rounded to the cent.
            const cents = later > 0 ? reductions - before : 0;
            if (givenMinor + cancelled > most(later) + cents) return false;
          }
        }
        return true;
      }),
      { numRuns: 10_000 },
    );
  });

  it('is never lost, like its seats', () => {
    fc.assert(
      fc.property(aHistory, (history) => {
        const played = begin(history);
        for (const step of history.steps) {
          played.play(step);
          const { refundableMinor, tripMinor, paidQuantity, quantity, seats, dates } = played;
          const taken = seats.reduce((sum, { confirmed }) => sum + confirmed, 0);
          // No amount above the price is kept: the excess was refunded or retained.
          const isMoneySound = refundableMinor >= 0 && refundableMinor <= tripMinor;
          const areTravellersSound = paidQuantity >= 1 && paidQuantity <= quantity;
          const areAllSeatsThere = taken === dates.length * takenByOthers + quantity;
          if (!isMoneySound || !areTravellersSound || !areAllSeatsThere || !seats.every(areSeatsSound))
            return false;
        }
        return true;
      }),
      { numRuns: 5_000 },
    );
  });

  it('is the same for a cancellation at once or traveler by traveler on one day', () => {
    fc.assert(
      fc.property(aHistory, (history) => {
        const played = begin(history);
        for (const step of history.steps) played.play(step);
        fc.pre(played.isUpcoming && isStillAllowed('groupSize', played.date.startDate, played.now));
        const atOnce = played.givenMinor + refundNow(played.account, played.now).refund.amountMinor;
        while (played.quantity > 1) played.play({ kind: 'groupSize', quantity: played.quantity - 1 });
        return played.givenMinor + refundNow(played.account, played.now).refund.amountMinor === atOnce;
      }),
      { numRuns: 5_000 },
    );
  });
});
