/** For actions: messages for a call that was refused or got no response. Bundled into the remotes that use it. */
// Imported by its public path, so that `instanceof` uses the class of the platform.
import { CallRefused, type CallFailure } from '@valam/mfe-kit/api';
import type { ActionResult } from './remote/remote-module';

/** The call may have arrived and only its response been lost, so the message leaves the outcome open. */
export const unanswered = {
  title: 'The connection was lost',
  description: 'We can’t tell whether this was done. Check your connection and try again.',
} as const;

/** Signing in again in this tab would replace the page and lose its input. */
const signedOut =
  'You are no longer signed in. Nothing is lost: sign in in another tab, then try again here.';

interface RefusalWords {
  /** Used if the problem has no message for people. */
  readonly otherwise?: string;
  /**
   * Used if there was no response. The default leaves the outcome open; null for a call with an idempotency key, which is safe
   * to retry, and whose failure text the specification prescribes.
   */
  readonly lost?: string | null;
}

/** The result of an action whose call was refused: the given title and the service's message. Other errors are rethrown. */
export function refused(
  reason: unknown,
  title: string,
  {
    otherwise = 'Please try again or contact us directly.',
    lost = unanswered.description,
  }: RefusalWords = {},
): ActionResult {
  if (!(reason instanceof CallRefused)) throw reason;
  const { status, problem } = reason.failure;
  const words =
    status === 0 && lost !== null
      ? wordsWithoutAnswer(problem, lost)
      : { title, description: sentenceOf(problem, otherwise) };
  return { ok: false, errors: reason.fields, toast: { ...words, tone: 'destructive' } };
}

/** For an unknown outcome the title and the default are those of the proxy: the browser's connection is fine. */
export function wordsWithoutAnswer(
  { code, message }: CallFailure['problem'],
  lost: string = unanswered.description,
): { readonly title: string; readonly description: string } {
  if (code !== 'outcome.unknown') return { title: unanswered.title, description: lost };
  return { title: 'No response', description: lost === unanswered.description ? message : lost };
}

function sentenceOf({ code, kind, message }: CallFailure['problem'], otherwise: string): string {
  if (code === 'identity.signed_out') return signedOut;
  return kind === 'internal' || !message ? otherwise : message;
}
