import { ProblemError } from '@valam/contracts/shared/problem';
import { largestMessage } from '../nats/largest-message.js';
import { tooLargeProblem } from './wire.js';

/** Refuses a value that exceeds the size of a message. */
export function refuseTooLarge(json: string): void {
  if (Buffer.byteLength(json) > largestMessage) throw new ProblemError(tooLargeProblem);
}

/**
 * Checks the response of a write before its commit: a record that is too large to send could never be opened
 * again.
 */
export function sendable<R>(answer: R): R {
  refuseTooLarge(JSON.stringify(answer));
  return answer;
}
