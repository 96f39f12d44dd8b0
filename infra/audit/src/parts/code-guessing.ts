import http from 'node:http';
import { json, send } from '../../../bench/src/harness/http.ts';
import { quantile } from '../../../bench/src/harness/numbers.ts';
import { signIn } from '../../../bench/src/harness/people.ts';
import { finding } from '../finding.ts';
import { byChance, chanceOfLarger } from '../told-apart.ts';

const rounds = 60;
/** More than one address may ask within a minute. */
const guesses = 90;

/** On Linux every address of 127/8 is this machine: a visitor of its own for each call. */
const from = (index: number) =>
  process.platform === 'linux' ? new http.Agent({ localAddress: `127.0.3.${(index % 250) + 1}` }) : undefined;

/**
 * A promo code that is not known yet answers like one that does not exist, in the same words and the same time; and who
 * guesses is stopped.
 */
export async function auditCodeGuessing({ site, run, tag }: { site: string; run: () => any; tag: string }) {
  const base = site.replace('localhost', '127.0.0.1');
  const secret = `SOON-${tag}`.toUpperCase();
  const { headers } = await signIn(site, run().admin);
  const made = await send(`${site}/api/admin/promo-codes`, {
    method: 'POST',
    headers,
    body: { code: secret, label: 'Audit', percent: 10, startsOn: '2099-01-01' },
  });
  if (made.status !== 201)
    throw new Error(`no promo code was made: ${made.status} ${made.text.slice(0, 200)}`);
  const trip = await someTrip(base);
  const check = (code: string, agent: http.Agent | undefined) =>
    send(`${base}/api/promo/check`, { method: 'POST', body: { ...trip, code }, ...(agent && { agent }) });

  const wrong: string[] = [];
  const heard = { secret: [] as number[], unknown: [] as number[] };
  const said = new Set<string>();
  for (let round = 0; round < rounds; round++)
    for (const kind of ['secret', 'unknown'] as const) {
      const answer = await check(kind === 'secret' ? secret : `NONE-${round}-${tag}`, from(2 * round));
      heard[kind].push(answer.ms);
      said.add(`${answer.status} ${json(answer)?.code} ${json(answer)?.message}`);
    }
  if (said.size > 1) wrong.push(`they are told apart: ${[...said].join(' / ').slice(0, 300)}`);
  const chance = chanceOfLarger(heard.secret, heard.unknown);
  const figures = `${quantile(heard.secret, 0.5).toFixed(1)} and ${quantile(heard.unknown, 0.5).toFixed(1)} ms`;
  if (Math.abs(chance - 0.5) > byChance(rounds, rounds))
    wrong.push(`a code that is there takes longer in ${(chance * 100).toFixed(0)} of 100 pairs: ${figures}`);

  const agent = process.platform === 'linux' ? new http.Agent({ localAddress: '127.0.4.1' }) : undefined;
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

async function someTrip(base: string) {
  for (const tour of json(await send(`${base}/api/tours`)) ?? []) {
    const [date] = json(await send(`${base}/api/tours/${tour.slug}/availability`)) ?? [];
    if (date) return { tourId: tour.id, dateId: date.dateId, quantity: 1, currency: 'USD' };
  }
  throw new Error('nothing is on sale');
}
