import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { json, send } from '../../../bench/src/harness/http.mjs';

/** @typedef {import('./world.mjs').World} World */
/** @typedef {import('./dates.mjs').TourDate} TourDate */

/** Limits count addresses, so a crowd comes from several; every address of 127/8 is this machine on Linux. */
const agents = Array.from(
  { length: process.platform === 'linux' ? 40 : 1 },
  (_, index) =>
    new http.Agent({
      keepAlive: true,
      maxSockets: 100,
      ...(process.platform === 'linux' && { localAddress: `127.0.1.${index + 1}` }),
    }),
);

/**
 * What the panel sends.
 * @param {World} world @param {TourDate} date @param {string | number} who @param {number} [quantity]
 */
export const orderOf = (world, date, who, quantity = 1) => ({
  type: 'booking',
  firstName: 'Buyer',
  lastName: String(who),
  email: `buyer-${who}-${world.tag}@chaos.example`,
  mobile: '+919000012345',
  tourId: date.tourId,
  tourDatePreferred: date.id,
  quantity,
  currency: 'USD',
  amount: date.price * quantity,
  depositAmount: Math.round((date.price * quantity * 20) / 100),
});

/**
 * @param {World} world
 * @param {object} order
 * @param {{ key?: string, from?: number, timeoutMs?: number }} [options] `from`: whose connection
 */
export const book = (world, order, { key, from = 0, timeoutMs } = {}) =>
  send(`${world.site}/api/checkout/create-booking-session`, {
    method: 'POST',
    body: order,
    headers: { ...(key && { 'idempotency-key': key }) },
    agent: agents[from % agents.length],
    ...(timeoutMs && { timeoutMs }),
  });

/** The id of the payment page from its address. @param {string} url */
export const pageId = (url) => /cs_[a-zA-Z0-9_]+/.exec(url)?.[0] ?? '';

/**
 * Insists like a person: tries again with the same key while the answer is that it cannot be told now.
 * @param {World} world @param {object} order @param {{ from?: number, patienceMs?: number }} [options]
 * @returns {Promise<{ status: number, page: string, ref: string, code: string, tries: number }>}
 */
export async function insist(world, order, { from = 0, patienceMs = 60_000 } = {}) {
  const key = randomUUID();
  const end = Date.now() + patienceMs;
  for (let tries = 1; ; tries++) {
    const answer = await book(world, order, { key, from });
    const body = json(answer) ?? {};
    const isOver = ![0, 429, 500, 502, 503, 504].includes(answer.status) || Date.now() > end;
    if (isOver)
      return {
        status: answer.status,
        page: pageId(body.url ?? ''),
        ref: body.bookingRef,
        code: body.code,
        tries,
      };
    await new Promise((resolve) => setTimeout(resolve, 300 + world.roll() * 700));
  }
}

/**
 * Orders and pays.
 * @param {World} world @param {TourDate} date @param {string | number} who @param {number} [quantity]
 */
export async function buy(world, date, who, quantity = 1) {
  const bought = await insist(world, orderOf(world, date, who, quantity), { from: Number(who) || 0 });
  if (bought.status === 201) await world.provider.pay(bought.page);
  return bought;
}
