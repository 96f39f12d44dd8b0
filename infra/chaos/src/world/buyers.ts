import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { json, send, type Answer } from '@valam/testing/http';
import * as z from 'zod/mini';
import type { World } from './world.ts';
import type { TourDate } from './dates.ts';

/** Rate limits apply per address, so many buyers use several; every address of 127/8 is this machine on Linux. */
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

/** The request that the panel sends. */
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

/** @param options `from`: index of the client address */
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

const Ordered = z.object({
  url: z.optional(z.nullable(z.string())),
  bookingRef: z.optional(z.string()),
  code: z.optional(z.string()),
});

/** What an order was answered with: the session id of the payment page and the booking, or the code of the refusal. */
export function ordered(answer: Answer): { page: string; ref: string; code: string } {
  const { url, bookingRef, code } = json(answer, Ordered) ?? {};
  return { page: /cs_[a-zA-Z0-9_]+/.exec(url ?? '')?.[0] ?? '', ref: bookingRef ?? '', code: code ?? '' };
}

/**
 * Retries an order with the same idempotency key, as a person would, while the answer is that the result is not known yet.
 */
export async function insist(
  world: World,
  order: object,
  { from = 0, patienceMs = 60_000 }: { from?: number; patienceMs?: number } = {},
): Promise<{ status: number; page: string; ref: string; code: string; earlier: string[] }> {
  const key = randomUUID();
  const earlier: string[] = [];
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await book(world, order, { key, from });
    const isOver = ![0, 429, 500, 502, 503, 504].includes(answer.status) || Date.now() > end;
    if (isOver)
      return {
        status: answer.status,
        ...ordered(answer),
        earlier,
      };
    earlier.push(`${answer.status} ${ordered(answer).code || answer.text.slice(0, 100)}`);
    await new Promise((resolve) => setTimeout(resolve, 300 + world.roll() * 700));
  }
}

export async function buy(world: World, date: TourDate, who: string | number) {
  const bought = await insist(world, orderOf(world, date, who), { from: Number(who) || 0 });
  if (bought.status === 201) await world.provider.pay(bought.page);
  return bought;
}

/** The problem line for orders that never succeeded; none if all did. */
export function lostOrders(bought: readonly { status: number }[]): string[] {
  const lost = bought.filter(({ status }) => status !== 201);
  return lost.length > 0
    ? [`${lost.length} of ${bought.length} orders never got through: ${JSON.stringify(lost[0])}`]
    : [];
}

/** The problem line for another number of seats sold in this run; none for the right one. */
export async function soldExactly({ leads, tag }: World, seats: number): Promise<string[]> {
  const [row] = await leads.ask<{ sold: number }>(
    `select coalesce(sum(quantity), 0)::int as sold from booking where email like $1 and state = 'deposit_paid'`,
    [`buyer-%-${tag}@chaos.example`],
  );
  return row?.sold === seats ? [] : [`${row?.sold} seats are confirmed, not ${seats}`];
}

/** Lets the hold of a booking expire; the rest is left to the system. */
export const letLapse = ({ leads }: World, ref: string) =>
  leads.ask(`update booking set hold_expires_at = now() - interval '1 second' where ref = $1`, [ref]);

/** The provider's events of this run, newest first. */
export const eventsOf = async ({ provider, tag }: World) =>
  (await provider.events()).filter((event) => JSON.stringify(event.data ?? event).includes(tag));

/** Redelivers all of these events in their original order. */
export async function tellAgain(world: World) {
  for (const { id } of (await eventsOf(world)).reverse()) await world.provider.redeliver(id);
}
