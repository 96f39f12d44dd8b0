/** The reason why something is not ready; null when it is. */
export type ReadinessCheck = () => Promise<string | null>;

const checkTimeoutMs = 2_000;

/** Readiness of the unit. Liveness is separate: a broken dependency never makes it fail. */
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private isServing = false;

  /** Adds a readiness check, e.g. for a projection that has not caught up. */
  require(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  started(): void {
    this.isServing = true;
  }

  stopping(): void {
    this.isServing = false;
  }

  /** All failing checks, by name; empty when ready. */
  async reasons(): Promise<Record<string, string>> {
    if (!this.isServing) return { process: 'starting or stopping' };
    const answers = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await answered(check)] as const),
    );
    return Object.fromEntries(answers.filter((answer): answer is [string, string] => answer[1] !== null));
  }
}

async function answered(check: ReadinessCheck): Promise<string | null> {
  const late = new Promise<string>((resolve) =>
    setTimeout(() => resolve('no answer in time'), checkTimeoutMs).unref(),
  );
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
