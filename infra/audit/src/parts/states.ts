import { randomBytes, randomUUID } from 'node:crypto';
import { json, send } from '@valam/testing/http';
import * as z from 'zod/mini';
import { finding } from '../finding.ts';
import { baseOf, visitor } from '../mann-whitney.ts';
import { aPaidBooking } from '../paid-booking.ts';
import type { Paid } from '../paid-booking.ts';
import type { Target } from '../target.ts';

/** A path parameter that contains a secret. */
const secretPart = /\{token\}|(?<=\/session\/)\{id\}|(?<=\/preview\/\w+\/)\{slug\}/;
const Methods = z.record(z.string(), z.unknown());
const Description = z.object({ paths: z.record(z.string(), Methods) });

/** All calls of the API description that have a secret in their path. */
export async function behindTokens(site: string): Promise<{ method: string; pattern: string }[]> {
  const { paths = {} } = json(await send(`${site}/api/openapi.json`), Description) ?? {};
  return Object.entries(paths)
    .filter(([pattern]) => secretPart.test(pattern))
    .flatMap(([pattern, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), pattern })),
    );
}

/** The path with this secret; other parameters have arbitrary values. */
const addressWith = (pattern: string, secret: string): string =>
  pattern
    .replace(secretPart, () => encodeURIComponent(secret).replaceAll('%25', '%'))
    .replace('{purpose}', 'confirm')
    .replaceAll(/\{[^}]+\}/g, randomUUID());

function forgeries(good: string) {
  const flip = (at: number) => `${good.slice(0, at)}${good[at] === 'a' ? 'b' : 'a'}${good.slice(at + 1)}`;
  return [
    flip(0),
    flip(Math.floor(good.length / 2)),
    flip(good.length - 2),
    good.slice(0, -1),
    `${good}a`,
    good.replace(/-1-/, '-2-'),
    good.slice(0, good.lastIndexOf('-')),
    flip(good.length - 1),
    good.toUpperCase(),
    randomBytes(32).toString('base64url'),
    randomUUID(),
    '1',
    '%00',
    '..%2f..%2fadmin',
    "' or '1'='1",
    '*',
    'null',
  ];
}

const Booking = z.object({
  state: z.string(),
  total: z.object({ amountMinor: z.number() }),
  payments: z.array(z.object({ id: z.string() })),
});
type Booking = z.output<typeof Booking>;

/** Tries forged variants of a real token on every such call. */
export async function forgedLinks(site: string, mine: Pick<Paid, 'token' | 'email'>) {
  const wrong: string[] = [];
  const forged = forgeries(mine.token);
  const calls = await behindTokens(site);
  let tried = 0;
  for (const { method, pattern } of calls)
    for (const token of forged) {
      const path = addressWith(pattern, token);
      const ask = { method, agent: visitor(5, tried++), ...(method !== 'GET' && { body: {} }) };
      const { status, text } = await send(baseOf(site) + path, ask);
      // A 429 proves nothing: the valid token would get it too.
      if (status < 400 || status >= 500 || status === 429)
        wrong.push(`${method} ${path.slice(0, 80)} answered ${status}`);
      if (text.includes(mine.email)) wrong.push(`${method} ${path.slice(0, 80)} shows whose it is`);
    }
  return { tried, wrong };
}

async function stolenReceipt(site: string, booking: Booking | undefined, other: Paid) {
  const receipt = booking?.payments[0]?.id;
  if (!receipt) return ['the paid booking shows no receipt'];
  const { status } = await send(`${site}/api/bookings/${other.token}/receipts/${receipt}.pdf`);
  return status === 404 ? [] : [`another booking's receipt answered ${status}`];
}

/** Adds states and totals to the fields that may be changed. */
async function sentStates(site: string, booking: Booking | undefined, mine: Paid) {
  const wrong = [];
  for (const state of [
    { state: 'paid' },
    { refundState: 'none', total: { amountMinor: 1, currency: 'USD' } },
  ]) {
    const body = { travellers: [], ...state };
    await send(`${site}/api/bookings/${mine.token}/travellers`, { method: 'PUT', body });
    const now = json(await send(`${site}/api/bookings/${mine.token}`), Booking);
    if (now?.state !== booking?.state || now?.total.amountMinor !== booking?.total.amountMinor)
      wrong.push(`sending ${JSON.stringify(state)} changed the booking`);
  }
  for (const expectedRefund of [
    { amountMinor: 99_999_999, currency: 'USD' },
    { amountMinor: -1, currency: 'USD' },
    null,
    '1',
  ]) {
    const answer = await send(`${site}/api/bookings/${mine.token}/cancel`, {
      method: 'POST',
      body: { expectedRefund },
    });
    if (answer.status < 400) wrong.push(`cancelling for ${JSON.stringify(expectedRefund)} was accepted`);
  }
  return wrong;
}

/** Webhooks without a valid signature. */
export async function unsignedWebhooks({ site }: { site: string }, sessionId: string) {
  const wrong = [];
  const now = Math.floor(Date.now() / 1_000);
  const object = { id: sessionId, payment_status: 'paid', status: 'complete' };
  const body = { id: 'evt_forged', type: 'checkout.session.completed', data: { object } };
  for (const signature of [
    undefined,
    '',
    `t=${now},v1=${'0'.repeat(64)}`,
    `t=1,v1=${'a'.repeat(64)}`,
    'v1=',
  ]) {
    const headers = { ...(signature !== undefined && { 'stripe-signature': signature }) };
    const answer = await send(`${site}/api/checkout/stripe-webhook`, { method: 'POST', headers, body });
    if (answer.status !== 400) wrong.push(`an unsigned webhook answered ${answer.status}`);
  }
  return wrong;
}

export async function auditSecrets(target: Target) {
  const { site } = target;
  const mine = await aPaidBooking(target, 'mine');
  const other = await aPaidBooking(target, 'other');
  const booking = json(await send(`${site}/api/bookings/${mine.token}`), Booking);
  const forged = await forgedLinks(site, mine);
  const wrong = [
    ...forged.wrong,
    ...(await stolenReceipt(site, booking, other)),
    ...(await sentStates(site, booking, mine)),
  ];
  return [
    finding('secrets in addresses', { tried: forged.tried + 7, wrong, least: 700 }),
    finding('webhooks', { tried: 5, wrong: await unsignedWebhooks(target, mine.sessionId), least: 5 }),
  ];
}
