import { json, send } from '@valam/testing/http';
import { mailedToken } from '@valam/testing/mailbox';
import * as z from 'zod/mini';
import { finding } from '../finding.ts';
import { firstDeparture, makePromoCode } from '../on-sale.ts';
import { baseOf, tellApart, visitor } from '../mann-whitney.ts';
import type { Target } from '../target.ts';

const Refusal = z.object({ code: z.string(), message: z.string() });

/** Requests of each kind per call: five calls make a thousand attempts. */
const rounds = 100;
/** Enough people to stay below every per-mailbox rate limit. */
const people = 24;
/** More than the rate limit allows one address per minute. */
const guesses = 90;

const calls: readonly [string, (email: string) => object][] = [
  ['/api/auth/login', (email) => ({ email, password: 'not the password at all' })],
  ['/api/auth/forgot-password', (email) => ({ email })],
  ['/api/auth/resend-verification', (email) => ({ email })],
  ['/api/auth/signup', (email) => ({ email, fullName: 'Some Body', password: 'a long and quiet one' })],
  ['/api/privacy/export', (email) => ({ email })],
];

/**
 * Whether the call was actually evaluated: a call that fails for another reason, or does not exist, responds
 * identically for everyone.
 */
export const isAnswered = (status: number): boolean => [200, 201, 202, 401].includes(status);

/** Known and unknown email addresses get the same response in the same time. */
export async function auditEnumeration({ site, run, tag }: Target) {
  const base = baseOf(site);
  const known = await join(base, run().mailbox, tag);
  const wrong: string[] = [];
  const figures: string[] = [];
  let tried = 0;
  for (const [path, body] of calls) {
    const notAnswered = new Set<number>();
    const stranger = (round: number) => `stranger-${round}-${path.split('/').at(-1)}-${tag}@audit.example`;
    const told = await tellApart(
      path,
      rounds,
      async (isKnown, round) => {
        const email = isKnown ? (known[round % people] ?? '') : stranger(round);
        const ask = { method: 'POST', body: body(email), agent: visitor(2, tried++) };
        const answer = await send(base + path, ask);
        if (!isAnswered(answer.status)) notAnswered.add(answer.status);
        return answer;
      },
      ({ status, text }) => `${status} ${text.replaceAll(/"traceId":"[^"]*"/g, '')}`,
    );
    wrong.push(...told.wrong, ...[...notAnswered].map((status) => `${path} was refused with ${status}`));
    figures.push(told.figures);
  }
  const goal = 'same answer; by time no better than a coin';
  const row = finding('enumeration', { tried, wrong, least: 1_000, goal });
  return [{ ...row, details: [...wrong, ...figures] }];
}

/** People who have joined the program and set a password. */
async function join(base: string, mailbox: string | undefined, tag: string) {
  const emails = Array.from({ length: people }, (_, index) => `known-${index}-${tag}@audit.example`);
  for (const [index, email] of emails.entries()) {
    const body = { firstName: 'Known', lastName: 'Person', email };
    await send(`${base}/api/referral-signup`, { method: 'POST', body, agent: visitor(2, index) });
  }
  for (const [index, email] of emails.entries()) {
    const token = await mailedToken(mailbox, email, /reset-password\/([\w-]+)/);
    const body = { token, password: `a long one of number ${index}` };
    const agent = visitor(2, index);
    const answer = await send(`${base}/api/auth/reset-password`, { method: 'POST', body, agent });
    if (answer.status !== 200) throw new Error(`No password for ${email}: ${answer.status} ${answer.text}`);
  }
  return emails;
}

/** A promo code that is not valid yet gets the same response as a nonexistent one; guessing is rate-limited. */
export async function auditCodeGuessing(target: Target) {
  const { site, tag } = target;
  const base = baseOf(site);
  const secret = await makePromoCode(target, `SOON-${tag}`, { percent: 10, startsOn: '2099-01-01' });
  const trip = await firstDeparture(base, ({ tour, date }) => ({ tourId: tour.id, dateId: date.dateId }));
  const check = (code: string, agent: ReturnType<typeof visitor>) => {
    const body = { ...trip, quantity: 1, currency: 'USD', code };
    return send(`${base}/api/promo/check`, { method: 'POST', body, agent });
  };
  const { wrong, figures } = await tellApart(
    'a promo code',
    rounds,
    (isKnown, round) => check(isKnown ? secret : `NONE-${round}-${tag}`, visitor(3, 2 * round)),
    (answer) => `${answer.status} ${JSON.stringify(json(answer, Refusal))}`,
  );
  const agent = visitor(4, 0);
  const statuses = await Promise.all(
    Array.from({ length: guesses }, async (_, index) => (await check(`GUESS-${index}-${tag}`, agent)).status),
  );
  const stopped = statuses.filter((status) => status === 429).length;
  if (stopped === 0) wrong.push(`${guesses} guesses from one address were all answered`);
  const row = finding('guessing promo codes', {
    tried: 2 * rounds + guesses,
    wrong,
    goal: 'same words; by time no better than a coin; stopped by the limit',
  });
  return [
    { ...row, details: [...wrong, figures, `${stopped} of ${guesses} guesses were refused by the limit`] },
  ];
}
