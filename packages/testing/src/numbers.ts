/** @param share 0…1 */
export function quantile(values: readonly number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

type Runs<K extends string> = readonly Readonly<Record<K, number>>[];

/** Of one figure of several runs. */
export const quantileOf = <K extends string>(runs: Runs<K>, figure: K, share: number): number =>
  quantile(
    runs.map((run) => run[figure]),
    share,
  );

export const spread = (values: readonly number[]) => ({
  min: Math.min(...values),
  median: quantile(values, 0.5),
  max: Math.max(...values),
});

export function spreadText(values: readonly number[], unit: string, digits: number = 1) {
  const { min, median, max } = spread(values);
  return `${median.toFixed(digits)} ${unit} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

/** Of one figure of several runs. */
export const spreadOf = <K extends string>(runs: Runs<K>, figure: K, unit: string, digits?: number): string =>
  spreadText(
    runs.map((run) => run[figure]),
    unit,
    digits,
  );

/** mulberry32: a small generator with the same sequence everywhere. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
