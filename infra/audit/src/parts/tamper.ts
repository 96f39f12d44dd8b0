import { randomUUID } from 'node:crypto';
import { json, many, send } from '../../../bench/src/harness/http.ts';
import { finding } from '../finding.ts';

async function somethingOnSale({ site }: { site: string }) {
  const tours = json(await send(`${site}/api/tours`)) ?? [];
  for (const tour of tours) {
    const dates = json(await send(`${site}/api/tours/${tour.slug}/availability`)) ?? [];
    const open = dates.find((date: any) => date.free >= 2 && date.status !== 'closed');
    if (open) return { tour, date: open, closed: dates.find((one: any) => one.free === 0) };
  }
  throw new Error('nothing is on sale');
}

const currencies = ['USD', 'EUR', 'GBP', 'INR'];

/**
 * Everything a dishonest panel could send: other prices, deposits, currencies, quantities, dates, tours and states.
 */
function variants(tour: any, date: any, closed: any) {
  const honest = (quantity: number, currency: string) => ({
    type: 'booking',
    firstName: 'Tamper',
    lastName: 'Audit',
    email: `tamper-${randomUUID()}@audit.example`,
    mobile: '+919000012345',
    tourId: tour.id,
    tourDatePreferred: date.dateId,
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

export async function auditTampering(target: { site: string }) {
  const { tour, date, closed } = await somethingOnSale(target);
  const all = variants(tour, date, closed);
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
  return [
    finding('tampering', {
      tried: all.length,
      wrong,
      least: 500,
      unit: 'variants',
      goal: '≥ 500 variants, 0 accepted',
    }),
  ];
}
