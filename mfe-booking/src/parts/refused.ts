import { CallRefused } from '@valam/mfe-kit/api';
import type { ActionResult } from '@valam/mfe-kit/remote';

/** The result of an action whose call was refused: the given title with the service's message. Other errors are rethrown. */
export function refused(reason: unknown, title: string): ActionResult {
  if (!(reason instanceof CallRefused)) throw reason;
  const { kind, message } = reason.failure.problem;
  const description = kind === 'internal' || !message ? 'Please try again or contact us directly.' : message;
  return { ok: false, errors: reason.fields, toast: { title, description, tone: 'destructive' } };
}
