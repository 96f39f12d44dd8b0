/** @typedef {import('../../bench/src/harness/report.mjs').Row} Row */

/**
 * A row from what was tried and what was wrong.
 * @param {string} name
 * @param {{ tried: number, wrong: readonly string[], least?: number, goal?: string, unit?: string }} seen `least`: fewer tries prove nothing
 * @returns {Row}
 */
export function finding(name, { tried, wrong, least = 1, goal = '0 wrong', unit = 'tried' }) {
  const isEnough = tried >= least;
  const measured = `${tried} ${unit}, ${wrong.length} wrong`;
  const missedBy = [
    ...(isEnough ? [] : [`only ${tried} of at least ${least} ${unit}`]),
    ...wrong.slice(0, 6),
    ...(wrong.length > 6 ? [`and ${wrong.length - 6} more`] : []),
  ].join(' | ');
  return {
    name,
    measured,
    goal,
    verdict: isEnough && wrong.length === 0 ? 'met' : 'missed',
    missedBy,
    details: wrong,
  };
}

/** @param {string} name @param {string} why @param {string} goal @returns {Row} */
export const notMeasured = (name, why, goal) => ({ name, measured: why, goal, verdict: 'not measured' });
