import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { json, send } from '../../../bench/src/harness/http.ts';
import type { World } from './world.ts';
import type { TourDate } from './dates.ts';

/** Limits count addresses, so a crowd comes from several; every address of 127/8 is this machine on Linux. */
const addresses = process.platform === 'linux' ? 1_000 : 1;
const perNetwork = 250;
const agents = new Map<number, http.Agent>();

function agentOf(who: number): http.Agent {
  const index = who % addresses;
  const known = agents.get(index);
  if (known) return known;
  const localAddress = `127.0.${1 + Math.floor(index / perNetwork)}.${(index % perNetwork) + 1}`;
  const agent = new http.Agent({
    keepAlive: true,
    maxSockets: 100,
    ...(process.platform === 'linux' && { localAddress }),
  });
  agents.set(index, agent);
  return agent;
}

/** What the panel sends. */
export const orderOf = (world: World, date: TourDate, who: string | number, quantity: number = 1) => ({
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

/** @param options `from`: whose connection */
export const book = (
  world: World,
  order: object,
  { key, from = 0, timeoutMs }: { key?: string; from?: number; timeoutMs?: number } = {},
) =>
  send(`${world.site}/api/checkout/create-booking-session`, {
    method: 'POST',
    body: order,
    headers: { ...(key && { 'idempotency-key': key }) },
    agent: agentOf(from),
    ...(timeoutMs && { timeoutMs }),
  });

/** The id of the payment page from its address. */
export const pageId = (url: string) => /cs_[a-zA-Z0-9_]+/.exec(url)?.[0] ?? '';

/** Insists like a person: tries again with the same key while the answer is that it cannot be told now. */
export async function insist(
  world: World,
  order: object,
  { from = 0, patienceMs = 60_000 }: { from?: number; patienceMs?: number } = {},
): Promise<{ status: number; page: string; ref: string; code: string; tries: number }> {
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

/** Orders and pays. */
export async function buy(world: World, date: TourDate, who: string | number, quantity: number = 1) {
  const bought = await insist(world, orderOf(world, date, who, quantity), { from: Number(who) || 0 });
  if (bought.status === 201) await world.provider.pay(bought.page);
  return bought;
}
