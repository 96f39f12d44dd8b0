const pauses = [250, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const calmMs = 60_000;
/** A clean exit sooner than this counts as a failure: the unit would otherwise restart four times a second. */
const briefMs = 5_000;

/**
 * Backoff before a unit is restarted: it grows with each consecutive failure. A clean exit, as after a signal, is not a
 * failure.
 * @param unit `failures`: consecutive ones before this exit
 */
export function restartPause({
  failures,
  ranMs,
  code,
}: {
  failures: number;
  ranMs: number;
  code: number | null;
}): { pauseMs: number; failures: number } {
  const isClean = code === 0 && ranMs > briefMs;
  const before = isClean || ranMs > calmMs ? 0 : failures;
  const pauseMs = pauses[Math.min(before, pauses.length - 1)] ?? 0;
  return { pauseMs, failures: isClean ? 0 : before + 1 };
}
