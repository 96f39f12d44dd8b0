import { describe, expect, it } from '@jest/globals';
import { addDays, addMonths, daysBetween } from '../shared/days.js';
import { currencies, money } from '../shared/money.js';
import {
  chargeNoticeDays,
  daysBetweenTries,
  installmentDays,
  mayChargeCardOf,
  mayChargeIn,
  mostCharges,
  mostInstallments,
  openParts,
  planChoices,
  planOf,
  splitOverDays,
} from './payment-plan.js';
import { planOffer } from './plan-offer.js';

/** A deterministic generator of numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const basis = {
  startDate: '2027-06-01',
  balance: money(199_200, 'USD'),
  balanceDueOn: '2027-05-02',
  today: '2027-01-15',
};

describe('a month later', () => {
  it('is the same day, or the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
  });
});

describe('a payment plan', () => {
  it('ends on the due day of the balance, with monthly installments counted backward', () => {
    expect(installmentDays('2027-05-02', '2027-01-15')).toEqual([
      '2027-02-02',
      '2027-03-02',
      '2027-04-02',
      '2027-05-02',
    ]);
  });

  it('starts a week from today at the earliest', () => {
    expect(installmentDays('2027-05-02', '2027-01-26')[0]).toBe('2027-02-02');
    expect(installmentDays('2027-05-02', '2027-01-27')[0]).toBe('2027-03-02');
  });

  it('has the remaining cents in its last installment', () => {
    const parts = splitOverDays(money(100_000, 'USD'), ['2027-03-02', '2027-04-02', '2027-05-02']);
    expect(parts.map(({ amount }) => amount.amountMinor)).toEqual([33_333, 33_333, 33_334]);
  });

  it('is offered with two installments up to the number of available months', () => {
    expect(planChoices(basis).map((choice) => choice.length)).toEqual([2, 3, 4]);
  });

  it('is not offered 90 days before departure, but is a day earlier', () => {
    expect(planChoices({ ...basis, today: addDays(basis.startDate, -90) })).toEqual([]);
    expect(planChoices({ ...basis, today: addDays(basis.startDate, -91) })).not.toEqual([]);
  });

  it('is not offered if its installments would be uneconomical because of fees', () => {
    expect(planChoices({ ...basis, balance: money(4_999, 'USD') })).toEqual([]);
    expect(planChoices({ ...basis, balance: money(7_500, 'USD') }).map((choice) => choice.length)).toEqual([
      2, 3,
    ]);
  });

  it.each([
    ['USD', 5_000, 2_500],
    ['EUR', 5_000, 2_500],
    ['GBP', 4_000, 2_000],
    ['INR', 400_000, 200_000],
  ] as const)('in %s is offered from %i on, with installments of at least %i', (currency, least, part) => {
    const counts = (minor: number) =>
      planChoices({ ...basis, balance: money(minor, currency) }).map((choice) => choice.length);
    expect(counts(least - 1)).toEqual([]);
    expect(counts(least)).toEqual([2]);
    expect(counts(least + part)).toEqual([2, 3]);
  });

  it('has at most twelve installments, even for a distant departure', () => {
    expect(installmentDays('2029-05-02', '2027-01-15')).toHaveLength(12);
    expect(installmentDays('2029-05-02', '2027-01-15')[0]).toBe('2028-06-02');
  });

  it('is that with the chosen number, the longest by default, and undefined for a number that is not offered', () => {
    const choices = planChoices(basis);
    expect(planOf(choices, 3)).toHaveLength(3);
    expect(planOf(choices, null)).toHaveLength(4);
    expect(planOf(choices, undefined)).toHaveLength(4);
    expect(planOf(choices, 5)).toBeUndefined();
    expect(planOf(choices, 0)).toBeUndefined();
    expect(planOf([], null)).toBeUndefined();
  });

  it("is offered 91 days before departure or earlier, up to the due day of the operator's terms", () => {
    const terms = { depositPercent: 20, balanceDaysBefore: 45 };
    const at = (day: string) => planOffer('2027-06-01', new Date(`${day}T12:00:00+05:30`), terms);
    expect(at('2027-03-02')).toEqual({ today: '2027-03-02', balanceDueOn: '2027-04-17' });
    expect(at('2027-03-03')).toBeNull();
  });

  it('is charged automatically three days after the notice, but not in rupees nor to an Indian card', () => {
    expect(currencies.filter(mayChargeIn)).toEqual(['USD', 'EUR', 'GBP']);
    expect(['IN', 'DE', null].map(mayChargeCardOf)).toEqual([false, true, true]);
    expect({ chargeNoticeDays, mostCharges, daysBetweenTries }).toEqual({
      chargeNoticeDays: 3,
      mostCharges: 3,
      daysBetweenTries: 2,
    });
  });

  it('assigns payments to the earliest installments first', () => {
    const plan = splitOverDays(money(90_000, 'USD'), ['2027-03-02', '2027-04-02', '2027-05-02']);
    const open = (balance: number) =>
      openParts(plan, money(balance, 'USD')).map(({ amountMinor }) => amountMinor);
    expect(open(90_000)).toEqual([30_000, 30_000, 30_000]);
    expect(open(50_000)).toEqual([0, 20_000, 30_000]);
    expect(open(0)).toEqual([0, 0, 0]);
  });

  it('adds a remainder that is too small to charge to the next installment', () => {
    const plan = splitOverDays(money(90_000, 'USD'), ['2027-03-02', '2027-04-02', '2027-05-02']);
    const open = (balance: number) =>
      openParts(plan, money(balance, 'USD')).map(({ amountMinor }) => amountMinor);
    expect(open(60_020)).toEqual([0, 30_020, 30_000]);
    expect(open(60_100)).toEqual([100, 30_000, 30_000]);
    expect(open(20)).toEqual([0, 0, 20]);
  });

  it('adds up to the balance exactly, with days in order, in a thousand random cases', () => {
    const roll = numbers(42);
    let offered = 0;
    for (let round = 0; round < 1_000; round++) {
      const currency = currencies[Math.floor(roll() * currencies.length)] ?? 'USD';
      const today = addDays('2026-11-23', Math.floor(roll() * 800));
      const startDate = addDays(today, Math.floor(roll() * 500));
      const balance = money(1 + Math.floor(roll() * 3_000_000), currency);
      const balanceDueOn = addDays(startDate, -30);
      for (const choice of planChoices({ startDate, balance, balanceDueOn, today })) {
        offered++;
        const amounts = choice.map(({ amount }) => amount.amountMinor);
        const days = choice.map(({ dueOn }) => dueOn);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(balance.amountMinor);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThan(choice.length);
        expect(days).toEqual([...new Set(days)].sort());
        expect(days.at(-1)).toBe(balanceDueOn);
        expect(daysBetween(today, days[0] ?? '')).toBeGreaterThanOrEqual(7);
        expect(choice.length).toBeLessThanOrEqual(mostInstallments);
        expect(daysBetween(today, startDate)).toBeGreaterThan(90);
        const left = Math.floor(roll() * (balance.amountMinor + 1));
        const open = openParts(choice, money(left, currency)).map(({ amountMinor }) => amountMinor);
        expect(open.reduce((sum, part) => sum + part, 0)).toBe(left);
      }
    }
    expect(offered).toBeGreaterThan(1_000);
  });
});
