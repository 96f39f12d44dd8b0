import { appendFileSync } from 'node:fs';

/** mulberry32: a small PRNG with the same sequence on every platform. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Number of seeds, first seed, selected scenarios, and log file of each run; set for long runs. */
const { CHAOS_RUNS = '2', CHAOS_SEED = '1', CHAOS_ONLY = '', CHAOS_LOG = '' } = process.env;
const runs = Number(CHAOS_RUNS);
const first = Number(CHAOS_SEED);
const only = CHAOS_ONLY.split(',').filter(Boolean);
const longestRunMs = 120_000;

/** Timeout for all seeds of one scenario. */
export const seedsTimeoutMs = runs * longestRunMs;

/** Returns true if a scenario is selected. */
export const isPlayed = ({ name }: { name: string }): boolean => only.length === 0 || only.includes(name);

export interface Seeded {
  /** Its number in the list of faults. */
  readonly number: number;
  readonly name: string;
  /** Seeds that once found a bug; played in every test run. */
  readonly found?: readonly number[];
}

function seedsOf({ found = [] }: Seeded): Set<number> {
  const asked = Array.from({ length: runs }, (_, index) => first + index);
  return new Set(CHAOS_LOG ? asked : [...asked, ...found]);
}

/** Plays the selected seeds one after the other and returns those with violations. */
export async function playSeeds(
  scenario: Seeded,
  play: (seed: number) => Promise<string[]>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const seed of seedsOf(scenario)) {
    const problems = await play(seed).catch((error: unknown) => [
      `it did not come to an end: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ]);
    const { number, name } = scenario;
    if (CHAOS_LOG) appendFileSync(CHAOS_LOG, `${JSON.stringify({ number, name, seed, problems })}\n`);
    if (problems.length > 0) broken.push(`seed ${seed}: ${problems.join('; ')}`);
  }
  return broken;
}
