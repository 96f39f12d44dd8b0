import { compareShapes } from './compare-shapes.mjs';

/** @typedef {import('./describe.mjs').Description} Description */
/** @typedef {import('./describe.mjs').Descriptions} Descriptions */

/** @typedef {{ contract: string, what: string }} Break */

const openness = ['staff', 'session', 'public'];

/** @param {Record<string, any>} old @param {Record<string, any>} now @returns {string[]} */
function compareTerms(old, now) {
  const breaks = [];
  if (old.status !== now.status) breaks.push(`answers ${now.status} instead of ${old.status}`);
  if (openness.indexOf(now.access) < openness.indexOf(old.access))
    breaks.push(`was open to ${old.access} and is for ${now.access} now`);
  if (old.contentType !== now.contentType)
    breaks.push(`answers ${now.contentType ?? 'JSON'} instead of ${old.contentType ?? 'JSON'}`);
  if (old.idempotent && !now.idempotent) breaks.push('may no longer be repeated');
  return breaks;
}

/** @param {Description} old @param {Description} now @returns {string[]} */
function compareOne(old, now) {
  const breaks = compareTerms(old.terms ?? {}, now.terms ?? {});
  for (const [part, shape] of Object.entries(old.input ?? {})) {
    breaks.push(...compareShapes(shape, now.input?.[part] ?? {}, part, 'accepts'));
  }
  breaks.push(...compareShapes(old.output ?? {}, now.output ?? {}, 'answer', 'gives'));
  for (const [code, kind] of Object.entries(old.problems ?? {})) {
    const kindNow = now.problems?.[code];
    if (kindNow !== undefined && kindNow !== kind)
      breaks.push(`the problem ${code} was ${kind} and is ${kindNow} now`);
  }
  return breaks;
}

/**
 * Names everything that those who use a released contract would stumble over.
 * @param {Descriptions} released
 * @param {Descriptions} current
 * @returns {Break[]}
 */
export function findBreaks(released, current) {
  return Object.entries(released).flatMap(([contract, old]) => {
    const now = current[contract];
    const breaks = now ? compareOne(old, now) : ['it was removed'];
    return breaks.map((what) => ({ contract, what }));
  });
}

/** @param {Record<string, Descriptions>} released by file @param {Record<string, Descriptions>} current */
export const findAllBreaks = (released, current) =>
  Object.entries(released).flatMap(([file, contracts]) => findBreaks(contracts, current[file] ?? {}));
