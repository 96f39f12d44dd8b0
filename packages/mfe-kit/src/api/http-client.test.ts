import { expect, it } from '@jest/globals';
import { outcomeUnknown } from '@valam/contracts/shared/problem';
import { failureOf } from './http-client';

it('treats the problem `outcome.unknown`, sent by a proxy without an upstream response, as no response', () => {
  const text = JSON.stringify({ ...outcomeUnknown, traceId: 'abc' });
  const failure = failureOf({ status: 503, contentType: 'application/json', text });
  expect(failure).toMatchObject({ status: 0, problem: { message: outcomeUnknown.message } });
});
