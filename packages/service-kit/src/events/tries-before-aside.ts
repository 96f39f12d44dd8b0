import { hasRunIntoLimit, isTransient } from '../database/transient.js';

/** Retries do not fix a bug. */
const ofBug = 8;
/** Half an hour. A busy database is less so by then; for a handler that is too slow nobody would ever be told. */
const ofLimit = 120;

/** After how many attempts an event becomes a dead letter. It is kept for a dependency that is away, however long. */
export function triesBeforeAside(error: unknown): number {
  if (hasRunIntoLimit(error)) return ofLimit;
  return isTransient(error) ? Infinity : ofBug;
}
