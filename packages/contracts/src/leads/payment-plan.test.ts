import { describe, expect, it } from '@jest/globals';
import { addDays, addMonths, daysBetween } from '../shared/days.js';
import { currencies, money } from '../shared/money.js';
import { installmentDays, mostInstallments, openParts, planChoices, splitOverDays } from './payment-plan.js';

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
  it('is the same day, or the last one of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
  });
});

describe('a payment plan', () => {
  it('ends at the balance date and goes back month by month', () => {
    expect(installmentDays('2027-05-02', '2027-01-15')).toEqual([
      '2027-02-02',
      '2027-03-02',
      '2027-04-02',
      '2027-05-02',
    ]);
  });

  it('begins a week from today at the earliest', () => {
    expect(installmentDays('2027-05-02', '2027-01-26')[0]).toBe('2027-02-02');
    expect(installmentDays('2027-05-02', '2027-01-27')[0]).toBe('2027-03-02');
  });

  it('has the cents that are left over in its last installment', () => {
    const parts = splitOverDays(money(100_000, 'USD'), ['2027-03-02', '2027-04-02', '2027-05-02']);
    expect(parts.map(({ amount }) => amount.amountMinor)).toEqual([33_333, 33_333, 33_334]);
  });

  it('is offered with two installments up to as many months as there are', () => {
    expect(planChoices(basis).map((choice) => choice.length)).toEqual([2, 3, 4]);
  });

  it('is not offered 90 days before departure, but is on the day before that', () => {
    expect(planChoices({ ...basis, today: addDays(basis.startDate, -90) })).toEqual([]);
    expect(planChoices({ ...basis, today: addDays(basis.startDate, -91) })).not.toEqual([]);
  });

  it('is not offered in parts smaller than their fees are worth', () => {
    expect(planChoices({ ...basis, balance: money(4_999, 'USD') })).toEqual([]);
    expect(planChoices({ ...basis, balance: money(7_500, 'USD') }).map((choice) => choice.length)).toEqual([
      2, 3,
    ]);
  });

  it('lets every payment fill the earliest installments first', () => {
    const plan = splitOverDays(money(90_000, 'USD'), ['2027-03-02', '2027-04-02', '2027-05-02']);
    const open = (balance: number) =>
      openParts(plan, money(balance, 'USD')).map(({ amountMinor }) => amountMinor);
    expect(open(90_000)).toEqual([30_000, 30_000, 30_000]);
    expect(open(50_000)).toEqual([0, 20_000, 30_000]);
    expect(open(0)).toEqual([0, 0, 0]);
  });

  it('asks for a rest that no provider would charge together with the next installment', () => {
    const plan = splitOverDays(money(90_000, 'USD'), ['2027-03-02', '2027-04-02', '2027-05-02']);
    const open = (balance: number) =>
      openParts(plan, money(balance, 'USD')).map(({ amountMinor }) => amountMinor);
    expect(open(60_020)).toEqual([0, 30_020, 30_000]);
    expect(open(60_100)).toEqual([100, 30_000, 30_000]);
    expect(open(20)).toEqual([0, 0, 20]);
  });

  it('adds up to the balance to the cent, on days in order, in a thousand random cases', () => {
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
