import { expect, it } from '@jest/globals';
import { RateLimits } from './rate-limits.js';

it('says once that the shared counter does not answer, however many calls wait for it', async () => {
  const said: string[] = [];
  const log = { warn: (_fields: unknown, words: string) => said.push(words) };
  const identity = { call: () => Promise.reject(new Error('identity.limit.consume did not answer')) };
  const limits = new RateLimits(identity as never, log as never, { isProduction: true } as never);
  await Promise.all(Array.from({ length: 5 }, () => limits.count('form', 'a network')));
  await limits.count('form', 'a network');
  expect(said).toEqual(['limits are counted here alone']);
});
