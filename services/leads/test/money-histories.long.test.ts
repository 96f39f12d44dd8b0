import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { afterDiscount, discountOn, type Discount } from '@valam/contracts/leads/promo-discount';
import { bookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { currencies, inWholeUnits } from '@valam/contracts/shared/money';
import { ProblemError } from '@valam/contracts/shared/problem';
import { dice } from '@valam/service-kit/testing/seeds';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { backOfficeOf } from './kit/back-office.js';
import { aDeparture, anOffer, pageId, singleRoom, startBooking } from './kit/builders.js';
import { aGiftCard } from './kit/gift-card.js';
import { differencesNow } from './kit/history-books.js';
import {
  moneyActions,
  NothingToChoose,
  payBankRefunds,
  scaled,
  type MoneyHistory,
} from './kit/money-actions.js';
import { mailsSoFar, moneyProblems } from './kit/money-books.js';
import { bookingOf, stockDifferences } from './kit/paid-booking.js';
import { startLeads, type Leads } from './kit/start-leads.js';
import { becomesQuiet } from './seeded/judge.js';
import { goodProvider, Play } from './seeded/play.js';

/** `HISTORIES=200` plays 200 more seeds, from 1 000 on. */
const more = Number(process.env['HISTORIES'] ?? 0);
const seeds = [1, 2, ...Array.from({ length: more }, (_, index) => 1_000 + index)];
const stepsPerSeed = 14;
const giftAmounts = { USD: 700, EUR: 650, GBP: 600, INR: 60_000 };

const discounts: readonly (Discount | null)[] = [
  null,
  { percent: 15, amounts: {} },
  { percent: null, amounts: { USD: 33_300, EUR: 31_100, GBP: 27_700, INR: 2_777_700 } },
];

const pickWith =
  (roll: () => number) =>
  <T>(from: readonly T[]): T =>
    from[Math.floor(roll() * from.length)] as T;

describe('the money of one booking', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  /** A promo code with this discount. */
  async function aCode(seed: number, { percent, amounts }: Discount): Promise<string> {
    const units = Object.entries(amounts).map(([currency, minor]) => [`amount${currency}`, minor / 100]);
    const code = `MONEY${seed}`;
    const terms = percent === null ? Object.fromEntries(units) : { percent };
    await backOfficeOf(leads).create('promo-codes', { code, label: 'History', ...terms });
    return code;
  }

  /** A confirmed booking, paid in one of the ways of the panel. */
  async function aHistory(seed: number, roll: () => number): Promise<MoneyHistory> {
    const pick = pickWith(roll);
    const currency = pick(currencies);
    const { prices, tourId } = anOffer();
    // Business time advances in every history, and continues in the next.
    const inDays = (days: number) => addDays(istDay(leads.clock.now()), days);
    const on = (days: number, factor: number) =>
      aDeparture(leads, {
        ...{ tourId, firstCapacity: 8, startDate: inDays(days), endDate: inDays(days + 9) },
        prices: scaled(prices, factor),
      });
    const booked = await on(250, 1);
    const offers = [booked, await on(278, 1.1), await on(306, 0.7)];
    const cards = [];
    for (let count = 0; count < 2; count++)
      cards.push(await aGiftCard(leads, { currency, amount: giftAmounts[currency] }));
    const codes = cards.map(({ code }) => code.replaceAll('-', ''));
    const quantity = 1 + Math.floor(roll() * 3);
    const room = roll() < 0.4 ? singleRoom : null;
    const discount = pick(discounts);
    const listed = bookingAmounts(prices, quantity, currency, room?.supplement ?? null);
    const off = discount && discountOn(listed.total, discount);
    const amounts = off ? afterDiscount(listed, off) : listed;
    const { url, bookingRef: ref } = await startBooking(leads, booked, {
      ...{ currency, quantity, plan: pick(['deposit', 'deposit', 'installments', 'full']) },
      ...(room && { roomOptionId: room.id }),
      ...(discount && { promoCode: await aCode(seed, discount) }),
      ...(roll() < 0.4 && { giftCards: codes.slice(0, 1) }),
      ...{ amount: inWholeUnits(amounts.total), depositAmount: inWholeUnits(amounts.deposit) },
    });
    if (url.includes('/pay/')) await leads.sandbox.pay(pageId(url));
    await waitFor(async () => (await bookingOf(leads, ref)).depositPaidAt);
    return { leads, ref, currency, offers, giftCards: codes, roll };
  }

  it.each(seeds)('is consistent everywhere in history %i', async (seed) => {
    const roll = dice(seed);
    await leads.sandbox.behave(goodProvider);
    const history = await aHistory(seed, roll);
    const actions = Object.entries(moneyActions(history));
    const play = new Play(leads, seed, 'money');
    const done: string[] = [];
    for (let step = 0; step < stepsPerSeed; step++) {
      const { length: mailsBefore } = await mailsSoFar(history);
      const [name, act] = pickWith(roll)(actions);
      const isRefused = await act().then(
        () => false,
        (error: unknown) => {
          if (isRefusal(error)) return true;
          throw error;
        },
      );
      done.push(isRefused ? `(${name})` : name);
      await becomesQuiet(play, () => payBankRefunds(history));
      const problems = [
        ...(await moneyProblems(history, mailsBefore)),
        ...(await differencesNow(leads.dataSource)),
        ...(await stockDifferences(leads)),
      ];
      expect({ done, problems }).toEqual({ done, problems: [] });
    }
  });
});

/** A refusal, or an action that is not possible for the booking. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError ||
  error instanceof NothingToChoose ||
  String(error).includes('greater than 0') ||
  String(error).includes('_sandbox') ||
  String(error).includes('charge_already_refunded');
