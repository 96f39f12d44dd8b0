import { randomUUID } from 'node:crypto';
import { json, send } from '@valam/testing/http';
import { signIn } from '@valam/testing/people';
import * as z from 'zod/mini';
import { finding } from '../finding.ts';
import { notRefused, type Ask } from '../not-refused.ts';
import type { Target } from '../target.ts';

const total = { amountMinor: 240_000, currency: 'USD' };
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const honest = () => ({
  title: 'Audit: a private walk',
  startDate: dayIn(200),
  endDate: dayIn(206),
  quantity: 2,
  total,
});
/** The amounts and the items of a proposal or a payment page. */
const Price = z.object({
  total: z.unknown(),
  deposit: z.optional(z.unknown()),
  amount: z.optional(z.unknown()),
  quantity: z.number(),
  startDate: z.nullable(z.string()),
});
const priced = (price: z.output<typeof Price> | undefined, today: 'deposit' | 'amount') =>
  JSON.stringify(price && [price.total, price[today], price.quantity, price.startDate]);
const person = {
  firstName: 'Tamper',
  lastName: 'Quote',
  email: 'tamper@audit.example',
  mobile: '+919000012345',
};

/** Invalid prices, group sizes and days. */
function proposals(): object[] {
  const right = honest();
  const amounts = [0, -1, 1.5, '240000', null, [240_000], 1e21, -240_000, true, {}];
  const currencies = ['usd', 'XXX', '', null, 0, ['USD']];
  const quantities = [0, -1, 41, 1.5, '2', null, [2], Number.MAX_SAFE_INTEGER];
  const days = ['', 'x', '2027-02-30', 20_270_301, [dayIn(200)]];
  return [
    ...amounts.map((amountMinor) => ({ ...right, total: { ...total, amountMinor } })),
    ...currencies.map((currency) => ({ ...right, total: { ...total, currency } })),
    ...['240000', 240_000, [], null].map((whole) => ({ ...right, total: whole })),
    ...quantities.map((quantity) => ({ ...right, quantity })),
    ...days.map((startDate) => ({ ...right, startDate })),
    { ...right, endDate: dayIn(100) },
    ...[randomUUID(), 'x', 1, "' or 1=1 --"].map((departureId) => ({ ...right, departureId })),
    ...[0, -1, 61, 1.5, '7', 1e9].map((validDays) => ({ ...right, validDays })),
    ...['state', 'createdBy', 'leadId', 'totalMinor', 'linkVersion'].map((name) => ({ ...right, [name]: 1 })),
  ];
}

/** Invented tokens and invalid people. */
function acceptances(token: string): Ask[] {
  const hex = randomUUID().replaceAll('-', '');
  const tokens = [
    ...[hex, `${hex}-1-${'A'.repeat(43)}`, token.replace(/^.{32}/, hex), 'x', "' or 1=1 --", '..%2F..'],
    ...[token.replace(/-1-/, '-2-'), token.slice(0, -1), `${token}A`, token.toUpperCase()],
  ].map(encodeURIComponent);
  const fields = ['firstName', 'lastName', 'email', 'mobile'];
  const values = ['', null, 1, [], {}, 'x'.repeat(5_000), '\u0000'];
  const people = [
    ...fields.flatMap((field) => values.map((value) => ({ ...person, [field]: value }))),
    ...['yes', 1, [], {}].map((payInFull) => ({ ...person, payInFull })),
    ...[undefined, null, [], 'x', 1].map((whole) => whole),
  ];
  const accept = (one: string, body: unknown) => ({
    method: 'POST',
    path: `/api/quotes/${one}/accept`,
    body,
  });
  return [
    ...tokens.flatMap((one) => [{ method: 'GET', path: `/api/quotes/${one}` }, accept(one, person)]),
    ...people.map((body) => accept(token, body)),
  ];
}

/** Extra fields with which a client might try to pay less, or book for more people or another date. */
const terms = {
  ...{
    amount: 1,
    total: { amountMinor: 100, currency: 'INR' },
    totalMinor: 100,
    depositAmount: 0,
    deposit: 0,
  },
  ...{ currency: 'INR', quantity: 12, departureId: randomUUID(), promoCode: 'FREE', giftCards: ['x'] },
  ...{ discount: 100, state: 'paid', quoteId: randomUUID(), bookingId: randomUUID() },
};

/** A proposal cannot be created or accepted with tampered terms. */
export async function auditQuotes({ site, run, tag }: Target) {
  const { headers } = await signIn(site, run().admin);
  const inquiry = {
    type: 'inquiry',
    ...person,
    email: `quote-${tag}@audit.example`,
    message: 'A walk for two.',
  };
  const sent = await send(`${site}/api/leads`, { method: 'POST', body: inquiry });
  const id = json(sent, z.object({ id: z.string() }))?.id;
  const written = (body: unknown): Ask => ({
    ...{ method: 'POST', path: `/api/admin/leads/${id}/quote`, body, headers },
  });
  const ask = ({ path, ...rest }: Ask) => send(site + path, rest);
  const made = await ask(written(honest()));
  const token = /quote\/([\w.-]+)/.exec(made.text)?.[1] ?? '';
  const quote = async () => json(await send(`${site}/api/quotes/${token}`), Price);
  const before = await quote();
  const wrong: string[] = before?.total ? [] : [`no proposal: ${made.status} ${made.text.slice(0, 200)}`];
  const all = [...proposals().map(written), ...acceptances(token)];
  wrong.push(...(await notRefused(site, all)));
  if (JSON.stringify(await quote()) !== JSON.stringify(before)) wrong.push('the proposal is not what it was');

  const accepted = await ask({
    ...{ method: 'POST', path: `/api/quotes/${token}/accept`, body: { ...person, ...terms } },
  });
  const sessionId = json(accepted, z.object({ sessionId: z.string() }))?.sessionId;
  const session = json(await send(`${site}/api/checkout/session/${sessionId}`), Price);
  const [agreed, charged] = [priced(before, 'deposit'), priced(session, 'amount')];
  if (agreed !== charged) wrong.push(`agreed ${agreed}, to pay ${charged}`);
  return finding('tampering with proposals', {
    ...{ tried: all.length + 1, wrong },
    least: 100,
    unit: 'variants',
    goal: '≥ 100 variants, 0 accepted',
  });
}
