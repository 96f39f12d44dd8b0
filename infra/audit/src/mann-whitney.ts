import http from 'node:http';
import { quantile } from '@valam/testing/numbers';
import type { Answer } from '@valam/testing/http';

/**
 * The probability that a value of one sample is larger than one of the other: 0.5 when they are indistinguishable. It
 * depends only on ranks, so that a few outliers on a busy machine have no more weight than other calls.
 */
export function probabilityOfLarger(some: readonly number[], others: readonly number[]) {
  const all = [
    ...some.map((value) => ({ value, isOne: true })),
    ...others.map((value) => ({ value, isOne: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to++;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at++) if (all[at]?.isOne) ranks += rank;
    from = to;
  }
  return (ranks - (some.length * (some.length + 1)) / 2) / (some.length * others.length);
}

/** The deviation from 0.5 that chance alone exceeds in one of fifteen thousand tests. */
export const byChance = (some: number, others: number) =>
  4 * Math.sqrt((some + others + 1) / (12 * some * others));

/**
 * A separate client address for each call, so that rate limits do not affect the measurement: on Linux all of 127/8 is
 * this machine.
 */
export const visitor = (network: number, index: number) =>
  process.platform === 'linux'
    ? new http.Agent({ localAddress: `127.0.${network}.${(index % 250) + 1}` })
    : new http.Agent();

/** On Linux every visitor has its own IPv4 address, and the site must be requested at one. */
export const baseOf = (site: string) => site.replace('localhost', '127.0.0.1');

/**
 * Requests an existing and a missing record alternately, so that other load on the machine affects both equally.
 * @param says the content that a visitor can read
 */
export async function tellApart(
  what: string,
  rounds: number,
  ask: (isKnown: boolean, round: number) => Promise<Answer>,
  says: (answer: Answer) => string,
) {
  const ms = { known: [] as number[], unknown: [] as number[] };
  const said = { known: new Set<string>(), unknown: new Set<string>() };
  for (let round = 0; round < rounds; round++)
    for (const kind of ['known', 'unknown'] as const) {
      const answer = await ask(kind === 'known', round);
      ms[kind].push(answer.ms);
      said[kind].add(says(answer));
    }
  const [known, unknown] = [said.known, said.unknown].map((words) => [...words].sort().join());
  const chance = probabilityOfLarger(ms.known, ms.unknown);
  const halves = [ms.known, ms.unknown].map((times) => `${quantile(times, 0.5).toFixed(1)} ms`).join(' and ');
  return {
    figures: `${what} ${chance.toFixed(2)} (${halves})`,
    wrong: [
      ...(known === unknown
        ? []
        : [`${what} tells them apart: ${known?.slice(0, 120)} / ${unknown?.slice(0, 120)}`]),
      ...(Math.abs(chance - 0.5) > byChance(rounds, rounds)
        ? [
            `${what} takes longer for existing records in ${(chance * 100).toFixed(0)} of 100 pairs: ${halves}`,
          ]
        : []),
    ],
  };
}
