import { randomUUID } from 'node:crypto';
import { json, send } from '@valam/testing/http';
import * as z from 'zod/mini';
import { finding } from '../finding.ts';
import { notRefused, type Ask } from '../not-refused.ts';
import { aPaidBooking, farAway } from '../paid-booking.ts';
import type { Target } from '../target.ts';

/** Tampered requests for shares: invented amounts, currencies, people and ids. */
function invitations(balanceMinor: number, lead: string): unknown[] {
  const person = (change: object) => ({
    name: 'Tamper Companion',
    email: `companion-${randomUUID()}@audit.example`,
    ...change,
  });
  const one = (change: object) => ({ companions: [person(change)] });
  const amount = (amountMinor: unknown, currency: unknown = 'USD') => ({ amount: { amountMinor, currency } });
  const odd = [
    0,
    -1,
    1,
    99,
    1.5,
    -balanceMinor,
    balanceMinor + 1,
    balanceMinor - 1,
    balanceMinor - 99,
    2 * balanceMinor,
  ];
  const shapes = [
    '100',
    '1e4',
    null,
    true,
    [],
    {},
    [10_000],
    1e21,
    -1e-9,
    Number.MAX_SAFE_INTEGER,
    '0x10',
    'NaN',
  ];
  return [
    ...[...odd, ...shapes].map((minor) => one(amount(minor))),
    ...['EUR', 'GBP', 'INR', 'usd', 'XXX', '', null, 0, ['USD']].map((currency) =>
      one(amount(10_000, currency)),
    ),
    ...['100', 100, [], true].map((whole) => one({ amount: whole })),
    ...[
      '',
      'x',
      '@',
      'a@b',
      null,
      1,
      [],
      {},
      `${'x'.repeat(300)}@audit.example`,
      'a@audit.example\r\nBcc: b@audit.example',
    ].map((email) => one({ email })),
    one({ email: lead }),
    one({ email: lead.toUpperCase() }),
    ...['', 'A', null, 1, [], {}, 'x'.repeat(101), '\u0000\u0000'].map((name) => one({ name })),
    ...[[], null, 'x', {}, 1, [null], [[]], ['x'], undefined].map((companions) => ({ companions })),
    // More than the balance in total, more people than travelers, the same person twice.
    { companions: [person(amount(balanceMinor)), person(amount(100))] },
    {
      companions: [
        person(amount(Math.ceil(balanceMinor / 2))),
        person(amount(Math.ceil(balanceMinor / 2) + 1)),
      ],
    },
    { companions: [person({}), person({}), person({})] },
    { companions: Array.from({ length: 12 }, () => person({})) },
    { companions: [person({ email: 'twin@audit.example' }), person({ email: 'Twin@audit.example' })] },
    ...['balance', 'own', 'state', 'dueOn'].map((name) => ({ [name]: 1, companions: [person(amount(1))] })),
  ];
}

function asks(token: string, balanceMinor: number, lead: string): Ask[] {
  const shares = `/api/bookings/${token}/shares`;
  const ids = [randomUUID(), '0', 'x', "' or 1=1 --", '%00', '..%2F..'].map(encodeURIComponent);
  const hex = randomUUID().replaceAll('-', '');
  const tokens = [
    token,
    hex,
    `${hex}-1-${'A'.repeat(43)}`,
    token.replace(/^.{32}/, hex),
    'x',
    "' or 1=1 --",
  ].map(encodeURIComponent);
  const traveller = { fullName: 'Tamper Companion' };
  return [
    ...invitations(balanceMinor, lead).map((body) => ({ method: 'POST', path: shares, body })),
    ...ids.flatMap((id) =>
      ['withdraw', 'resend'].map((deed) => ({ method: 'POST', path: `${shares}/${id}/${deed}`, body: {} })),
    ),
    ...tokens.flatMap((one) => [
      { method: 'GET', path: `/api/shares/${one}` },
      { method: 'POST', path: `/api/shares/${one}/pay`, body: {} },
      { method: 'PUT', path: `/api/shares/${one}/traveller`, body: traveller },
      { method: 'GET', path: `/api/shares/${one}/receipts/${randomUUID()}.pdf` },
      { method: 'GET', path: `/api/shares/${one}/invoices/${randomUUID()}.pdf` },
    ]),
  ];
}

const Shares = z.looseObject({
  proposed: z.nullable(z.unknown()),
  refusal: z.nullable(z.string()),
  own: z.object({ amountMinor: z.number() }),
});

/** All tampered requests must be refused without changing the booking. */
export async function auditShares(target: Target) {
  const { token, email } = await aPaidBooking(target, 'shares', {}, { quantity: 3, from: farAway() });
  const shares = async () => json(await send(`${target.site}/api/bookings/${token}/shares`), Shares);
  const before = await shares();
  const wrong: string[] = before?.proposed ? [] : [`nobody can be invited: ${before?.refusal}`];
  const all = asks(token, before?.own.amountMinor ?? 0, email);
  wrong.push(...(await notRefused(target.site, all)));
  if (JSON.stringify(await shares()) !== JSON.stringify(before))
    wrong.push('the shares are not what they were');
  return finding('tampering with shares', {
    ...{ tried: all.length, wrong },
    least: 100,
    unit: 'variants',
    goal: '≥ 100 variants, 0 accepted',
  });
}
