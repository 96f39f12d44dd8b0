import { compareShapes } from './compare-shapes.ts';
import type { Description, Descriptions, Terms } from './describe.ts';
import type { Released } from './released.ts';

const openness = ['staff', 'session', 'public'];

function compareTerms(old: Terms, now: Terms): string[] {
  const breaks: string[] = [];
  if (old.status !== now.status) breaks.push(`answers ${now.status} instead of ${old.status}`);
  if (openness.indexOf(now.access ?? '') < openness.indexOf(old.access ?? ''))
    breaks.push(`was open to ${old.access} and is for ${now.access} now`);
  if (old.contentType !== now.contentType)
    breaks.push(`answers ${now.contentType ?? 'JSON'} instead of ${old.contentType ?? 'JSON'}`);
  if (old.idempotent && !now.idempotent) breaks.push('may no longer be repeated');
  return breaks;
}

function compareOne(old: Description, now: Description): string[] {
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

/** Lists the breaking changes of the contracts in one file. */
export const findBreaks = (released: Descriptions, current: Descriptions): string[] =>
  Object.entries(released).flatMap(([contract, old]) => {
    const now = current[contract];
    const breaks = now ? compareOne(old, now) : ['it was removed'];
    return breaks.map((what) => `${contract}: ${what}`);
  });

/** The same for all files. The compiler finds the callers in this repository that a break affects. */
export const findAllBreaks = (released: Released, current: Released): string[] =>
  Object.entries(released).flatMap(([file, contracts]) => findBreaks(contracts, current[file] ?? {}));
