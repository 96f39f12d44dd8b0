/** A version that fails this often soon after its release is rolled back. */
const rollbackRule = { windowMs: 60_000, leastFailures: 5, leastShare: 0.2 } as const;

interface Counts {
  readonly uses: number[];
  readonly failures: number[];
}

/**
 * Counts uses and failures of each recently released version, only in pages without visitor input: a visitor who could add to these
 * counts could trigger a rollback.
 */
export class FailureWatch {
  readonly #counts = new Map<string, Counts>();

  constructor(
    private readonly isRecent: (version: string) => boolean,
    private readonly onTooMany: (version: string, facts: { uses: number; failures: number }) => void,
    private readonly now: () => number = () => Date.now(),
  ) {}

  used(versions: readonly string[]): void {
    for (const version of versions) {
      if (!this.isRecent(version)) this.#counts.delete(version);
      else this.#use(version);
    }
  }

  #use(version: string): void {
    const { uses } = this.#of(version);
    uses.push(this.now());
    // Pruned rarely, because that moves the whole list.
    if ((uses[0] ?? 0) < this.now() - 2 * rollbackRule.windowMs) this.recent(version);
  }

  failed(version: string): void {
    if (!this.isRecent(version)) return void this.#counts.delete(version);
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
