const pauses = [250, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const calmMs = 60_000;
/** A clean end sooner than this counts as a failure: it would be started again four times a second. */
const briefMs = 5_000;

/**
 * How long to wait before a unit that has ended is started again: longer with each failure. One that ended cleanly, as
 * when a signal asked it to, has not failed.
 * @param unit `failures`: in a row, before this end
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
