import { expect, it } from '@jest/globals';
import { outcomeUnknown } from '@valam/contracts/shared/problem';
import { failureOf } from './http-client';

it('treats the problem `outcome.unknown`, sent by a proxy without an upstream response, as no response', () => {
  const text = JSON.stringify({ ...outcomeUnknown, traceId: 'abc' });
  const failure = failureOf({ status: 503, contentType: 'application/json', text });
  expect(failure).toMatchObject({ status: 0, problem: { message: outcomeUnknown.message } });
});

it.each([
  [502, 0],
  [504, 0],
  [500, 500],
  [413, 413],
])(
  'treats %i with the page of a balancer as status %i: after 0, a write may have been done',
  (status, known) => {
    const text = '<html><head><title>nginx</title></head></html>';
    expect(failureOf({ status, contentType: 'text/html', text })).toMatchObject({ status: known });
  },
);
