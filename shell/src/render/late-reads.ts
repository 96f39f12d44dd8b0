import { within } from './budgets';

/** After this long the gateway has given the last answer it knows, if it is well. */
const lateMs = 600;
/** Where everything is late, asking twice would make it later. */
const mostAtOnce = 16;

let underway = 0;

/**
 * Asks once more when an answer is late, and takes whichever comes first: a replica that has just gone may have taken the
 * first question with it. Only for what may be asked twice. When both fail, it is the first that says why.
 */
export async function askAgainWhenLate<T>(ask: () => Promise<T>): Promise<T> {
  const first = ask();
  if ((await within(lateMs, first)) || underway >= mostAtOnce) return first;
  underway += 1;
  const second = ask().finally(() => (underway -= 1));
  return Promise.any([first, second]).catch(() => first);
}
