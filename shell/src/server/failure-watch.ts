/** A version that fails as often as this is taken back. */
const rollbackRule = { windowMs: 60_000, leastFailures: 5, leastShare: 0.2 } as const;

interface Counts {
  readonly uses: number[];
  readonly failures: number[];
}

/** Counts how often each version's code took part in a page, and how often it failed there. */
export class FailureWatch {
  readonly #counts = new Map<string, Counts>();

  constructor(
    private readonly onTooMany: (version: string, facts: { uses: number; failures: number }) => void,
    private readonly now: () => number = () => Date.now(),
  ) {}

  used(versions: readonly string[]): void {
    for (const version of versions) if (version) this.#of(version).uses.push(this.now());
  }

  failed(version: string): void {
    this.#of(version).failures.push(this.now());
    const { uses, failures } = this.recent(version);
    if (isTooMany(uses, failures)) this.onTooMany(version, { uses, failures });
  }

  recent(version: string): { uses: number; failures: number } {
    const counts = this.#of(version);
    const since = this.now() - rollbackRule.windowMs;
    for (const times of [counts.uses, counts.failures]) {
      const firstRecent = times.findIndex((time) => time >= since);
      times.splice(0, firstRecent < 0 ? times.length : firstRecent);
    }
    return { uses: counts.uses.length, failures: counts.failures.length };
  }

  #of(version: string): Counts {
    let counts = this.#counts.get(version);
    if (!counts) this.#counts.set(version, (counts = { uses: [], failures: [] }));
    return counts;
  }
}

function isTooMany(uses: number, failures: number): boolean {
  return (
    failures >= rollbackRule.leastFailures && failures / Math.max(uses, failures) >= rollbackRule.leastShare
  );
}
