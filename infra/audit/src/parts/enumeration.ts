import http from 'node:http';
import { send } from '../../../bench/src/harness/http.ts';
import { quantile } from '../../../bench/src/harness/numbers.ts';
import { finding } from '../finding.ts';
import { byChance, chanceOfLarger } from '../told-apart.ts';

/** Of each kind on each call: five calls make a thousand tries. */
const rounds = 100;
/** So many people that no limit of one person's mailbox is reached. */
const people = 24;

/** A visitor of its own for each call, so that limits are not what is measured. */
const from = (index: number) =>
  process.platform === 'linux'
    ? new http.Agent({ localAddress: `127.0.2.${(index % 250) + 1}` })
    : new http.Agent();

const calls: readonly [string, (email: string) => object][] = [
  ['/api/auth/login', (email) => ({ email, password: 'not the password at all' })],
  ['/api/auth/forgot-password', (email) => ({ email })],
  ['/api/auth/resend-verification', (email) => ({ email })],
  ['/api/auth/signup', (email) => ({ email, fullName: 'Some Body', password: 'a long and quiet one' })],
  ['/api/privacy/export', (email) => ({ email })],
];

export interface Heard {
  times: number[];
  said: Set<string>;
}

/** Known and unknown addresses in turn, so that whatever else the machine does meets both. */
export async function auditEnumeration({ site, run, tag }: { site: string; run: () => any; tag: string }) {
  const base = site.replace('localhost', '127.0.0.1');
  const known = await join(base, run().mailbox, tag);
  const wrong: string[] = [];
  const figures: string[] = [];
  let tried = 0;
  for (const [path, body] of calls) {
    const heard = { known: nothing(), unknown: nothing() };
    for (let round = 0; round < rounds; round++)
      for (const kind of ['known', 'unknown'] as const) {
        const email =
          kind === 'known'
            ? (known[round % people] ?? '')
            : `stranger-${round}-${path.split('/').at(-1)}-${tag}@audit.example`;
        const answer = await send(base + path, { method: 'POST', body: body(email), agent: from(tried++) });
        heard[kind].times.push(answer.ms);
        heard[kind].said.add(`${answer.status} ${answer.text.replaceAll(/"traceId":"[^"]*"/g, '')}`);
      }
    const { known: one, unknown: other } = heard;
    const [a, b] = [[...one.said].sort().join(), [...other.said].sort().join()];
    if (a !== b) wrong.push(`${path} tells them apart: ${a.slice(0, 120)} / ${b.slice(0, 120)}`);
    const chance = chanceOfLarger(one.times, other.times);
    const [mine, theirs] = [quantile(one.times, 0.5), quantile(other.times, 0.5)];
    figures.push(`${path} ${chance.toFixed(2)} (${mine.toFixed(1)} and ${theirs.toFixed(1)} ms)`);
    if (Math.abs(chance - 0.5) > byChance(one.times.length, other.times.length))
      wrong.push(
        `${path} takes longer for a known address in ${(chance * 100).toFixed(0)} of 100 pairs: ${mine.toFixed(1)} and ${theirs.toFixed(1)} ms`,
      );
  }
  const row = finding('enumeration', {
    tried,
    wrong,
    least: 1_000,
    goal: 'same answer; by time no better than a coin',
  });
  return [{ ...row, details: [...wrong, ...figures] }];
}

const nothing = (): Heard => ({ times: [], said: new Set() });

/** People who have joined the program and chosen a password. */
async function join(base: string, mailbox: string, tag: string) {
  const emails = Array.from({ length: people }, (_, index) => `known-${index}-${tag}@audit.example`);
  for (const [index, email] of emails.entries()) {
    const agent = from(index);
    const body = { firstName: 'Known', lastName: 'Person', email };
    await send(`${base}/api/referral-signup`, { method: 'POST', body, agent });
  }
  for (const [index, email] of emails.entries()) {
    const token = await mailedToken(mailbox, email);
    const body = { token, password: `a long one of number ${index}` };
    const answer = await send(`${base}/api/auth/reset-password`, {
      method: 'POST',
      body,
      agent: from(index),
    });
    if (answer.status !== 200) throw new Error(`No password for ${email}: ${answer.status} ${answer.text}`);
  }
  return emails;
}

async function mailedToken(mailbox: string, email: string) {
  for (const until = Date.now() + 60_000; Date.now() < until;) {
    const { text } = await send(`${mailbox}/api/messages?to=${encodeURIComponent(email)}`);
    const found = /reset-password\/([\w-]+)/.exec(text)?.[1];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail came to ${email}`);
}
