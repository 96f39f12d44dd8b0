import { randomUUID } from 'node:crypto';
import { json, many, send } from '../../../bench/src/harness/http.ts';
import { signIn } from '../../../bench/src/harness/people.ts';
import { finding } from '../finding.ts';
import { auditShares } from './tamper-shares.ts';

interface Target {
  site: string;
  run: () => any;
  tag: string;
}

async function somethingOnSale({ site }: Target) {
  const tours = json(await send(`${site}/api/tours`)) ?? [];
  for (const tour of tours) {
    const dates = json(await send(`${site}/api/tours/${tour.slug}/availability`)) ?? [];
    const open = dates.find((date: any) => date.free >= 2 && date.status !== 'closed');
    if (open) return { tour, date: open, closed: dates.find((one: any) => one.free === 0) };
  }
  throw new Error('nothing is on sale');
}

const currencies = ['USD', 'EUR', 'GBP', 'INR'];

/** What every try says alike; each is another person's. */
const booking = (tour: any, date: any) => ({
  type: 'booking',
  firstName: 'Tamper',
  lastName: 'Audit',
  email: `tamper-${randomUUID()}@audit.example`,
  mobile: '+919000012345',
  tourId: tour.id,
  tourDatePreferred: date.dateId,
});

/**
 * Everything a dishonest panel could send: other prices, deposits, currencies, quantities, dates, tours and states.
 */
function variants(tour: any, date: any, closed: any) {
  const honest = (quantity: number, currency: string) => ({
    ...booking(tour, date),
    quantity,
    currency,
    amount: date.prices[currency] * quantity,
    depositAmount: Math.round((date.prices[currency] * quantity * 20) / 100),
  });
  const all: object[] = [];
  for (const currency of currencies)
    for (const quantity of [1, 2]) {
      const right = honest(quantity, currency);
      for (const factor of [0, -1, 0.01, 0.1, 0.5, 0.9, 0.99, 1.01, 2, 100]) {
        all.push({ ...right, amount: right.amount * factor });
        all.push({ ...right, depositAmount: right.depositAmount * factor });
        all.push({ ...right, amount: right.amount * factor, depositAmount: right.depositAmount * factor });
      }
      for (const step of [-1, 1, -0.01, 0.01, -0.5, 10]) {
        all.push({ ...right, amount: right.amount + step });
        all.push({ ...right, depositAmount: right.depositAmount + step });
      }
      for (const odd of [
        '1',
        '',
        null,
        true,
        [],
        {},
        '1e3',
        1e21,
        -1e-9,
        [right.amount],
        `${right.amount}; drop table`,
        '0x10',
      ])
        all.push({ ...right, amount: odd }, { ...right, depositAmount: odd });
      for (const other of currencies.filter((one) => one !== currency))
        all.push({ ...right, currency: other });
      for (const odd of ['usd', 'XXX', '', null, 0, ['USD']]) all.push({ ...right, currency: odd });
      for (const odd of [0, -1, 13, 1e9, 1.5, '2', null, [1], Number.MAX_SAFE_INTEGER])
        all.push({ ...right, quantity: odd });
      all.push({ ...right, quantity: quantity + 1 });
      for (const odd of [randomUUID(), '', null, 'x', date.dateId, "' or 1=1 --"])
        all.push({ ...right, tourId: odd });
      for (const odd of [randomUUID(), '', null, tour.id, '../../x'])
        all.push({ ...right, tourDatePreferred: odd });
      if (closed) all.push({ ...right, tourDatePreferred: closed.dateId });
      all.push(
        { ...right, payInFull: 'yes' },
        { ...right, type: 'inquiry' },
        { ...right, roomOptionId: 'no-such-room' },
      );
    }
  return all;
}

/** Codes that the operator made: a tenth off, and a hundred off in dollars only. */
async function someCodes({ site, run, tag }: Target) {
  const { headers } = await signIn(site, run().admin);
  const make = async (code: string, terms: object) => {
    const made = await send(`${site}/api/admin/promo-codes`, {
      method: 'POST',
      headers,
      body: { code, label: 'Audit', ...terms },
    });
    if (made.status !== 201)
      throw new Error(`no promo code was made: ${made.status} ${made.text.slice(0, 200)}`);
    return code;
  };
  return {
    tenth: await make(`TENTH-${tag}`.toUpperCase(), { percent: 10 }),
    dollars: await make(`DOLLARS-${tag}`.toUpperCase(), { amountUSD: 100 }),
    ended: await make(`ENDED-${tag}`.toUpperCase(), { percent: 90, endsOn: '2020-01-01' }),
    elsewhere: await make(`ELSEWHERE-${tag}`.toUpperCase(), { percent: 90, tourIds: [randomUUID()] }),
  };
}

/** Discounts that no code gives: other amounts, other codes, other currencies, terms of one's own. */
function promoVariants(tour: any, date: any, codes: Awaited<ReturnType<typeof someCodes>>) {
  const all: object[] = [];
  for (const currency of currencies)
    for (const quantity of [1, 2]) {
      const full = date.prices[currency] * quantity;
      const priced = (promoCode: unknown, amount: number) => ({
        ...booking(tour, date),
        quantity,
        currency,
        promoCode,
        amount,
        depositAmount: Math.round((amount * 20) / 100),
      });
      const right = full - Math.round(full / 10);
      all.push(priced(codes.tenth, full));
      for (const factor of [0, -1, 0.1, 0.5, 0.9, 0.99, 1.01, 1.1])
        all.push(priced(codes.tenth, right * factor));
      for (const step of [-1, 1, -0.01, 10]) all.push(priced(codes.tenth, right + step));
      for (const other of currencies.filter((one) => one !== currency))
        all.push({ ...priced(codes.tenth, right), currency: other });
      all.push({ ...priced(codes.tenth, right), quantity: quantity + 1 });
      all.push({ ...priced(codes.tenth, full / 2), discount: full / 2, promo: { percent: 50 }, percent: 50 });
      // Only for dollars: in dollars with another discount, elsewhere with any.
      all.push(priced(codes.dollars, currency === 'USD' ? full - 101 : full - 100));
      for (const code of [codes.ended, codes.elsewhere])
        all.push(priced(code, full - Math.round(full * 0.9)));
      for (const odd of [
        `${codes.tenth}X`,
        codes.tenth.slice(1),
        `${codes.tenth},${codes.dollars}`,
        [codes.tenth, codes.dollars],
        '%',
        "' or true --",
        '__proto__',
        '\u0000',
        { code: codes.tenth },
        0,
      ])
        all.push(priced(odd, right));
    }
  return all;
}

/** Gift cards that do not exist, in every shape, and what they are claimed to give. */
function giftCardVariants(tour: any, date: any) {
  const all: object[] = [];
  const made = 'AAAABBBBCCCCDDDD';
  for (const currency of currencies)
    for (const quantity of [1, 2]) {
      const amount = date.prices[currency] * quantity;
      const depositAmount = Math.round((amount * 20) / 100);
      const right = { ...booking(tour, date), quantity, currency, amount, depositAmount };
      for (const odd of [
        [made],
        ['aaaa-bbbb-cccc-dddd'],
        [made, 'BBBBCCCCDDDDEEEE'],
        Array.from({ length: 6 }, (_, at) => `${at}${made.slice(1)}`),
        ['x'],
        [''],
        [null],
        [{ code: made }],
        [[made]],
        ["' or true or '12"],
        ['%%%%%%%%%%%%%%%%'],
        made,
        { 0: made, length: 1 },
        1,
      ])
        all.push({ ...right, giftCards: odd });
      for (const claimed of [depositAmount, amount, -1, 1e9, '100', [depositAmount]])
        all.push({ ...right, giftCards: [made], giftCardAmount: claimed });
      all.push({ ...right, giftCards: [made], depositAmount: 0 }, { ...right, giftCards: [made], amount: 0 });
    }
  return all;
}

/** Installments with prices, deposits and terms of one's own. */
function planVariants(tour: any, date: any) {
  const all: object[] = [];
  for (const currency of currencies)
    for (const quantity of [1, 2]) {
      const amount = date.prices[currency] * quantity;
      const depositAmount = Math.round((amount * 20) / 100);
      const right = { ...booking(tour, date), quantity, currency, amount, depositAmount };
      const plan = 'installments';
      for (const factor of [0, -1, 0.1, 0.5, 0.99, 1.01, 2])
        all.push(
          { ...right, plan, depositAmount: depositAmount * factor },
          { ...right, plan, amount: amount * factor },
        );
      for (const odd of ['free', 'Installments', '', 0, 3, true, [], [plan], { plan }, { installments: 120 }])
        all.push({ ...right, plan: odd });
      for (const odd of [1, 0, -3, 2.5, 13, 120, '3', [3]]) all.push({ ...right, plan, installments: odd });
    }
  return all;
}

export async function auditTampering(target: Target) {
  const { tour, date, closed } = await somethingOnSale(target);
  const ofPrices = await accepted(target, variants(tour, date, closed));
  const ofCodes = await accepted(target, promoVariants(tour, date, await someCodes(target)));
  const ofCards = await accepted(target, giftCardVariants(tour, date));
  const ofPlans = await accepted(target, planVariants(tour, date));
  return [
    await auditShares(target),
    finding('tampering with payment plans', {
      ...ofPlans,
      least: 150,
      unit: 'variants',
      goal: '≥ 150 variants, 0 accepted',
    }),
    finding('tampering with gift cards', {
      ...ofCards,
      least: 150,
      unit: 'variants',
      goal: '≥ 150 variants, 0 accepted',
    }),
    finding('tampering', { ...ofPrices, least: 500, unit: 'variants', goal: '≥ 500 variants, 0 accepted' }),
    finding('tampering with promo codes', {
      ...ofCodes,
      least: 200,
      unit: 'variants',
      goal: '≥ 200 variants, 0 accepted',
    }),
  ];
}

/** Sends all of them, and lists those that are not refused. */
async function accepted(target: Target, all: readonly object[]) {
  const wrong: string[] = [];
  await many(all.length, 6, async (index) => {
    const body = all[index];
    const { status, text } = await send(`${target.site}/api/checkout/create-booking-session`, {
      method: 'POST',
      body,
    });
    const isRefused = [400, 404, 409].includes(status);
    if (!isRefused) wrong.push(`${status} for ${JSON.stringify(body).slice(60, 420)} ${text.slice(0, 80)}`);
  });
  return { tried: all.length, wrong };
}
