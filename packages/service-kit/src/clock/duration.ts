const pattern =
  /^(-)?P(?=\d|T\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

const unitMs = [7 * 86_400_000, 86_400_000, 3_600_000, 60_000, 1_000] as const;

/**
 * Milliseconds of an ISO 8601 duration such as `P40D` or `PT36M`; null if it is invalid. Months and years have no fixed
 * length and are refused.
 */
export function durationMs(text: string): number | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const total = unitMs.reduce((sum, ms, index) => sum + Number(match[index + 2] ?? 0) * ms, 0);
  return match[1] ? -total : total;
}
