import { ProblemError } from '@valam/contracts/shared/problem';
import { largestMessage } from '../nats/largest-message.js';
import { tooLargeProblem } from './wire.js';

/** Refuses what would be larger than a message. */
export function refuseTooLarge(json: string): void {
  if (Buffer.byteLength(json) > largestMessage) throw new ProblemError(tooLargeProblem);
}

/** The answer of a write, before it is committed: a record that cannot be sent could never be opened again. */
export function sendable<R>(answer: R): R {
  refuseTooLarge(JSON.stringify(answer));
  return answer;
}
