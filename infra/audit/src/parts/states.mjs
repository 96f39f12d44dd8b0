import { randomBytes, randomUUID } from 'node:crypto';
import { json, send } from '../../../bench/src/harness/http.mjs';
import { finding } from '../finding.mjs';
import { aPaidBooking } from '../paid-booking.mjs';

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
  ['POST', '/api/newsletter/confirm/{}'],
  ['POST', '/api/newsletter/unsubscribe/{}'],
  ['GET', '/api/preview/tours/{}'],
];

/** @param {string} good */
function forgeries(good) {
  const flip = (/** @type {number} */ at) =>
    `${good.slice(0, at)}${good[at] === 'a' ? 'b' : 'a'}${good.slice(at + 1)}`;
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

/** @param {{ site: string, run: () => any, tag: string }} target */
export async function auditSecrets(target) {
  const { site } = target;
  const mine = await aPaidBooking(target, 'mine');
  const other = await aPaidBooking(target, 'other');
  const wrong = [];
  let tried = 0;
  for (const [method = '', pattern = ''] of behindTokens)
    for (const token of forgeries(mine.token)) {
      tried++;
      const path = pattern.replace('{}', encodeURIComponent(token).replaceAll('%25', '%'));
      const { status, text } = await send(site + path, { method, ...(method !== 'GET' && { body: {} }) });
      if (status < 400 || status >= 500) wrong.push(`${method} ${path.slice(0, 80)} answered ${status}`);
      if (text.includes(mine.email)) wrong.push(`${method} ${path.slice(0, 80)} shows whose it is`);
    }
  const booking = json(await send(`${site}/api/bookings/${mine.token}`));
  const receipt = booking?.payments?.[0]?.id;
  if (receipt) {
    tried++;
    const stolen = await send(`${site}/api/bookings/${other.token}/receipts/${receipt}.pdf`);
    if (stolen.status !== 404) wrong.push(`another booking's receipt answered ${stolen.status}`);
  } else wrong.push('the paid booking shows no receipt');
  for (const state of [
    { state: 'paid' },
    { refundState: 'none', total: { amountMinor: 1, currency: 'USD' } },
  ]) {
    tried++;
    await send(`${site}/api/bookings/${mine.token}/travellers`, {
      method: 'PUT',
      body: { travellers: [], ...state },
    });
    const now = json(await send(`${site}/api/bookings/${mine.token}`));
    if (now?.state !== booking?.state || now?.total?.amountMinor !== booking?.total?.amountMinor)
      wrong.push(`sending ${JSON.stringify(state)} changed the booking`);
  }
  for (const expectedRefund of [
    { amountMinor: 99_999_999, currency: 'USD' },
    { amountMinor: -1, currency: 'USD' },
    null,
    '1',
  ]) {
    tried++;
    const { status } = await send(`${site}/api/bookings/${mine.token}/cancel`, {
      method: 'POST',
      body: { expectedRefund },
    });
    if (status < 400) wrong.push(`cancelling for ${JSON.stringify(expectedRefund)} was accepted`);
  }
  const forged = await send(`${site}/api/checkout/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
    body: { id: 'evt_forged', type: 'checkout.session.completed', data: { object: { id: mine.sessionId } } },
  });
  if (forged.status !== 400) wrong.push(`an unsigned webhook answered ${forged.status}`);
  return [finding('secrets in addresses', { tried: tried + 1, wrong, least: 250 })];
}
