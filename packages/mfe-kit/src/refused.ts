/** For actions: what to say about a call that was refused, or whose answer was lost. Bundled into its users. */
// By its public path: remotes check for the class of the platform.
import { CallRefused, type CallFailure } from '@valam/mfe-kit/api';
import type { ActionResult } from './remote/remote-module';

/** The call may have arrived and only its answer been lost: nothing is claimed about what came of it. */
export const unanswered = {
  title: 'The connection was lost',
  description: 'We can’t tell whether this was done. Check your connection and try again.',
} as const;

/** Signing in again on this page would replace it, with what is typed on it. */
const signedOut =
  'You are no longer signed in. Nothing is lost: sign in in another tab, then try again here.';

interface RefusalWords {
  /** Used when the refusal has no message for people. */
  readonly otherwise?: string;
  /**
   * Used when there was no answer. By default for calls that may or may not be done; null for a call with an idempotency
   * key whose failure the specification words: trying again tells.
   */
  readonly lost?: string | null;
}

/** The result of an action whose call was refused: the given title with the service's message. Other errors are rethrown. */
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
      ? { title: unanswered.title, description: lostWords(problem, lost) }
      : { title, description: sentenceOf(problem, otherwise) };
  return { ok: false, errors: reason.fields, toast: { ...words, tone: 'destructive' } };
}

/** A service that answered for one that did not knows that the connection of the browser is fine, and what to look for. */
function lostWords({ code, message }: CallFailure['problem'], lost: string): string {
  return code === 'outcome.unknown' && lost === unanswered.description ? message : lost;
}

function sentenceOf({ code, kind, message }: CallFailure['problem'], otherwise: string): string {
  if (code === 'identity.signed_out') return signedOut;
  return kind === 'internal' || !message ? otherwise : message;
}
