import { CallRefused } from '@valam/mfe-kit/api';
import type { ActionResult } from '@valam/mfe-kit/remote';

const otherwise = 'Please try again or contact us directly.';

/** The call may have arrived and only its answer been lost: nothing is claimed about what came of it. */
const unanswered = {
  title: 'The connection was lost',
  description: 'We can’t tell whether this was done. Check your connection and try again.',
} as const;

/** The result of an action whose call was refused: the given title with the service's message. Other errors are rethrown. */
export function refused(reason: unknown, title: string): ActionResult {
  if (!(reason instanceof CallRefused)) throw reason;
  const { status, problem } = reason.failure;
  const description = problem.kind === 'internal' || !problem.message ? otherwise : problem.message;
  const words = status === 0 ? unanswered : { title, description };
  return { ok: false, errors: reason.fields, toast: { ...words, tone: 'destructive' } };
}
