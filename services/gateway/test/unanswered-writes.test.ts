import { expect, it } from '@jest/globals';
import { outcomeUnknown, ProblemError } from '@valam/contracts/shared/problem';
import { RpcTimeoutError, RpcUnavailableError } from '@valam/service-kit/rpc/errors';
import { problemOf } from '../src/http/problem-of.js';

const codeOf = (error: unknown, mayRepeat: boolean) => problemOf(error, mayRepeat).refusal.problem.code;
const lost = (isRepeatable: boolean) => new RpcTimeoutError('leads.booking.refund.v1', 500, isRepeatable);

it('a write without a response has an unknown outcome, unless it is repeatable', () => {
  expect(codeOf(lost(false), false)).toBe('outcome.unknown');
  expect(codeOf(lost(true), false)).toBe('service.unavailable');
  expect(codeOf(lost(false), true)).toBe('service.unavailable');
});

it('a write whose commit was lost has an unknown outcome, unless it is repeatable', () => {
  const lostCommit = new ProblemError(outcomeUnknown);
  expect(codeOf(lostCommit, false)).toBe('outcome.unknown');
  expect(codeOf(lostCommit, true)).toBe('service.unavailable');
});

it('a write without a listener is retried', () => {
  expect(codeOf(new RpcUnavailableError('leads.booking.refund.v1'), false)).toBe('service.unavailable');
});
