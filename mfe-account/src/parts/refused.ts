import { CallRefused } from '@valam/mfe-kit/api';
import type { ActionResult } from '@valam/mfe-kit/remote';

/**
 * The result of an action whose call was refused: a toast with the given title and the server's message. Other errors are
 * rethrown.
 */
export function refused(reason: unknown, title: string, otherwise: string): ActionResult {
  if (!(reason instanceof CallRefused)) throw reason;
  const message =
    reason.failure.problem.kind === 'internal' ? otherwise : reason.failure.problem.message || otherwise;
  return { ok: false, errors: reason.fields, toast: { title, description: message, tone: 'destructive' } };
}
