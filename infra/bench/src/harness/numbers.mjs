/** @param {readonly number[]} values @param {number} share 0…1 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const spread = (values) => ({
  min: Math.min(...values),
  median: quantile(values, 0.5),
  max: Math.max(...values),
});

/** @param {readonly number[]} values @param {string} unit @param {number} [digits] */
export function spreadText(values, unit, digits = 1) {
  const { min, median, max } = spread(values);
  return `${median.toFixed(digits)} ${unit} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

/** mulberry32: small, and the same everywhere. @param {number} seed @returns {() => number} */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
