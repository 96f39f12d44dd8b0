import { randomBytes, randomUUID } from 'node:crypto';
import { json, send } from '@valam/testing/http';
import * as z from 'zod/mini';
import { finding } from '../finding.ts';
import { aPaidBooking } from '../paid-booking.ts';
import type { Paid } from '../paid-booking.ts';
import type { Target } from '../target.ts';

/** Calls behind a secret in their address. */
const behindTokens = [
  ['GET', '/api/bookings/{}'],
  ['GET', '/api/bookings/{}/quote-cancel'],
  ['POST', '/api/bookings/{}/cancel'],
  ['POST', '/api/bookings/{}/pay-balance'],
  ['POST', '/api/bookings/{}/transfer'],
  ['PUT', '/api/bookings/{}/travellers'],
  ['GET', '/api/bookings/{}/calendar.ics'],
  ['GET', '/api/quotes/{}'],
  ['POST', '/api/quotes/{}/accept'],
  ['GET', '/api/waitlist/{}'],
  ['POST', '/api/waitlist/{}/accept'],
  ['GET', '/api/enquiries/{}'],
  ['GET', '/api/rosters/{}'],
  ['GET', '/api/reviews/{}'],
  ['GET', '/api/privacy/{}'],
  ['GET', '/api/checkout/session/{}'],
  ['GET', '/api/checkout/unfinished/{}'],
  ['POST', '/api/checkout/reminders-off/{}'],
  ['POST', '/api/newsletter/confirm/{}'],
  ['POST', '/api/newsletter/unsubscribe/{}'],
  ['GET', '/api/preview/tours/{}'],
];

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

/** Forged links of a real one, at every door. */
async function forgedLinks(site: string, mine: Paid) {
  const wrong = [];
  const forged = forgeries(mine.token);
  for (const [method = '', pattern = ''] of behindTokens)
    for (const token of forged) {
      const path = pattern.replace('{}', encodeURIComponent(token).replaceAll('%25', '%'));
      const { status, text } = await send(site + path, { method, ...(method !== 'GET' && { body: {} }) });
      if (status < 400 || status >= 500) wrong.push(`${method} ${path.slice(0, 80)} answered ${status}`);
      if (text.includes(mine.email)) wrong.push(`${method} ${path.slice(0, 80)} shows whose it is`);
    }
  return { tried: behindTokens.length * forged.length, wrong };
}

async function stolenReceipt(site: string, booking: Booking | undefined, other: Paid) {
  const receipt = booking?.payments[0]?.id;
  if (!receipt) return ['the paid booking shows no receipt'];
  const { status } = await send(`${site}/api/bookings/${other.token}/receipts/${receipt}.pdf`);
  return status === 404 ? [] : [`another booking's receipt answered ${status}`];
}

/** States and totals sent along with what may be changed. */
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

/** An event that no one signed, or someone else. */
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
    finding('secrets in addresses', { tried: forged.tried + 7, wrong, least: 250 }),
    finding('webhooks', { tried: 5, wrong: await unsignedWebhooks(target, mine.sessionId), least: 5 }),
  ];
}
