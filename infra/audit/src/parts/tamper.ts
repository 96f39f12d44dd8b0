import { randomUUID } from 'node:crypto';
import { finding } from '../finding.ts';
import { notRefused } from '../not-refused.ts';
import { firstDeparture, makePromoCode, orderOf, orderPath } from '../on-sale.ts';
import { auditQuotes } from './tamper-quotes.ts';
import { auditShares } from './tamper-shares.ts';
import type { Offer } from '../on-sale.ts';
import type { Target } from '../target.ts';

const currencies = ['USD', 'EUR', 'GBP', 'INR'];

type Order = ReturnType<typeof orderOf>;

/** The panel's unaltered requests, for one traveler and two in every currency, each with its altered variants. */
const fromHonest = (offer: Offer, change: (right: Order) => object[]) =>
  currencies.flatMap((currency) => [1, 2].flatMap((quantity) => change(orderOf(offer, quantity, currency))));

/** Copies of the order with each of these values for one field. */
const altered = (right: object, field: string, values: readonly unknown[]) =>
  values.map((value) => ({ ...right, [field]: value }));
const times = (value: number, factors: readonly number[]) => factors.map((factor) => value * factor);
const plus = (value: number, steps: readonly number[]) => steps.map((step) => value + step);
const otherThan = (currency: string) => currencies.filter((one) => one !== currency);

const factors = [0, -1, 0.01, 0.1, 0.5, 0.9, 0.99, 1.01, 2, 100];
const steps = [-1, 1, -0.01, 0.01, -0.5, 10];
const noAmounts = ['1', '', null, true, [], {}, '1e3', 1e21, -1e-9, '0x10'];
const noQuantities = [0, -1, 13, 1e9, 1.5, '2', null, [1], Number.MAX_SAFE_INTEGER];

/** Tampered orders: other prices, deposits, currencies, quantities, dates, tours and states. */
const priceVariants = (offer: Offer, soldOut: string | undefined) =>
  fromHonest(offer, (right) => {
    const { amount, depositAmount, currency, quantity } = right;
    const shapes = [...noAmounts, [amount], `${amount}; drop table`];
    return [
      ...altered(right, 'amount', [...times(amount, factors), ...plus(amount, steps), ...shapes]),
      ...altered(right, 'depositAmount', [
        ...times(depositAmount, factors),
        ...plus(depositAmount, steps),
        ...shapes,
      ]),
      ...factors.map((factor) => ({
        ...right,
        amount: amount * factor,
        depositAmount: depositAmount * factor,
      })),
      ...altered(right, 'currency', [...otherThan(currency), 'usd', 'XXX', '', null, 0, ['USD']]),
      ...altered(right, 'quantity', [...noQuantities, quantity + 1]),
      ...altered(right, 'tourId', [randomUUID(), '', null, 'x', offer.date.dateId, "' or 1=1 --"]),
      ...altered(right, 'tourDatePreferred', [randomUUID(), '', null, offer.tour.id, '../../x']),
      ...altered(right, 'tourDatePreferred', soldOut ? [soldOut] : []),
      { ...right, payInFull: 'yes' },
      { ...right, type: 'inquiry' },
      { ...right, roomOptionId: 'no-such-room' },
    ];
  });

/** Promo codes created by the operator: 10 % off, 100 off in dollars only, and two that do not apply to this order. */
const someCodes = async (target: Target) => ({
  tenth: await makePromoCode(target, `TENTH-${target.tag}`, { percent: 10 }),
  dollars: await makePromoCode(target, `DOLLARS-${target.tag}`, { amountUSD: 100 }),
  ended: await makePromoCode(target, `ENDED-${target.tag}`, { percent: 90, endsOn: '2020-01-01' }),
  elsewhere: await makePromoCode(target, `ELSEWHERE-${target.tag}`, { percent: 90, tourIds: [randomUUID()] }),
});

/** Unauthorized discounts: other amounts, other codes, other currencies, invented terms. */
const promoVariants = (offer: Offer, codes: Awaited<ReturnType<typeof someCodes>>) =>
  fromHonest(offer, (honest) => {
    const { amount: full, currency, quantity } = honest;
    const { tenth, dollars, ended, elsewhere } = codes;
    const priced = (promoCode: unknown, amount: number) => ({
      ...honest,
      promoCode,
      amount,
      depositAmount: Math.round((amount * 20) / 100),
    });
    const right = full - Math.round(full / 10);
    const odd = [
      ...[`${tenth}X`, tenth.slice(1), `${tenth},${dollars}`, [tenth, dollars], { code: tenth }],
      ...['%', "' or true --", '__proto__', '\u0000', 0],
    ];
    return [
      ...[
        full,
        ...times(right, [0, -1, 0.1, 0.5, 0.9, 0.99, 1.01, 1.1]),
        ...plus(right, [-1, 1, -0.01, 10]),
      ].map((amount) => priced(tenth, amount)),
      ...altered(priced(tenth, right), 'currency', otherThan(currency)),
      { ...priced(tenth, right), quantity: quantity + 1 },
      { ...priced(tenth, full / 2), discount: full / 2, promo: { percent: 50 }, percent: 50 },
      // A dollars-only code: with a different discount in dollars, with any in other currencies.
      priced(dollars, currency === 'USD' ? full - 101 : full - 100),
      ...[ended, elsewhere].map((code) => priced(code, full - Math.round(full * 0.9))),
      ...odd.map((code) => priced(code, right)),
    ];
  });

const card = 'AAAABBBBCCCCDDDD';
const noCards = [
  ...[[card], ['aaaa-bbbb-cccc-dddd'], [card, 'BBBBCCCCDDDDEEEE'], ['x'], [''], [null], [{ code: card }]],
  ...[[[card]], ["' or true or '12"], ['%%%%%%%%%%%%%%%%'], card, { 0: card, length: 1 }, 1],
  Array.from({ length: 6 }, (_, at) => `${at}${card.slice(1)}`),
];

/** Nonexistent gift cards in every format, with the discounts claimed for them. */
const giftCardVariants = (offer: Offer) =>
  fromHonest(offer, (right) => {
    const { amount, depositAmount } = right;
    const claimed = [depositAmount, amount, -1, 1e9, '100', [depositAmount]];
    const withCard = { ...right, giftCards: [card] };
    return [
      ...altered(right, 'giftCards', noCards),
      ...altered(withCard, 'giftCardAmount', claimed),
      { ...withCard, depositAmount: 0 },
      { ...withCard, amount: 0 },
    ];
  });

const plan = 'installments';
const noPlans = ['free', 'Installments', '', 0, 3, true, [], [plan], { plan }, { installments: 120 }];

/** Payment plans with tampered prices, deposits and terms. */
const planVariants = (offer: Offer) =>
  fromHonest(offer, (right) => {
    const off = [0, -1, 0.1, 0.5, 0.99, 1.01, 2];
    return [
      ...altered({ ...right, plan }, 'depositAmount', times(right.depositAmount, off)),
      ...altered({ ...right, plan }, 'amount', times(right.amount, off)),
      ...altered(right, 'plan', noPlans),
      ...altered({ ...right, plan }, 'installments', [1, 0, -3, 2.5, 13, 120, '3', [3]]),
    ];
  });

export async function auditTampering(target: Target) {
  const { site } = target;
  const offer = await firstDeparture(site, (one) =>
    one.date.free >= 2 && one.date.status !== 'closed' ? one : undefined,
  );
  const soldOut = await firstDeparture(site, ({ tour, date }) =>
    tour.id === offer.tour.id && date.free === 0 ? date.dateId : undefined,
  ).catch(() => undefined);
  const refused = async (name: string, least: number, all: readonly object[]) => {
    const wrong = await notRefused(
      site,
      all.map((body) => ({ method: 'POST', path: orderPath, body })),
    );
    const goal = `≥ ${least} variants, 0 accepted`;
    return finding(name, { tried: all.length, wrong, least, unit: 'variants', goal });
  };
  return [
    await auditShares(target),
    await auditQuotes(target),
    await refused('tampering with payment plans', 150, planVariants(offer)),
    await refused('tampering with gift cards', 150, giftCardVariants(offer)),
    await refused('tampering', 500, priceVariants(offer, soldOut)),
    await refused('tampering with promo codes', 200, promoVariants(offer, await someCodes(target))),
  ];
}
