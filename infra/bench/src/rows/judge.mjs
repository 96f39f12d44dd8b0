/** @typedef {import('../harness/report.mjs').Row} Row */

/**
 * A figure against its goal, as far as it is on the good side of it.
 * @param {string} name
 * @param {{ value: number, most?: number, least?: number, unit?: string, measured: string, goal: string, yardstick?: string, details?: unknown }} seen
 * @returns {Row}
 */
export function judged(
  name,
  { value, most = Infinity, least = -Infinity, unit = '', measured, goal, yardstick, details },
) {
  const isMet = value <= most && value >= least;
  const by = value > most ? value - most : least - value;
  return {
    name,
    measured,
    goal,
    verdict: Number.isFinite(value) ? (isMet ? 'met' : 'missed') : 'not measured',
    ...(yardstick && { yardstick }),
    ...(!isMet && { missedBy: `${measured}: ${by.toFixed(2)} ${unit} off` }),
    ...(details !== undefined && { details }),
  };
}

/** @param {string} name @param {string} why @param {string} goal @returns {Row} */
export const notMeasured = (name, why, goal) => ({
  name,
  measured: `not measured: ${why}`,
  goal,
  verdict: 'not measured',
});

/** It was to be measured and could not be: that is a failure, not an excuse. @param {string} name @param {string} why @returns {Row} */
export const failed = (name, why) => ({
  name,
  measured: `failed: ${why}`,
  goal: 'to be measured',
  verdict: 'missed',
  missedBy: why,
});
