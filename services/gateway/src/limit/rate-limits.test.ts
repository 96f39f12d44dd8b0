import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RateLimits } from './rate-limits.js';

it('an unavailable shared counter is logged once, however many calls time out', async () => {
  const said: string[] = [];
  const log = { warn: (_fields: unknown, words: string) => said.push(words) };
  const identity = { call: () => Promise.reject(new Error('identity.limit.consume did not answer')) };
  const limits = new RateLimits(identity as never, log as never, { isProduction: true } as never);
  await Promise.all(Array.from({ length: 5 }, () => limits.count('form', 'a network')));
  await limits.count('form', 'a network');
  expect(said).toEqual(['limits are counted here alone']);
});

describe('the shared counter', () => {
  let now = 0;
  let answer: () => Promise<unknown>;
  const asked: string[] = [];
  const log = { warn: () => undefined };
  const identity = {
    call: (_rpc: unknown, { rule, key }: { rule: string; key: string }) => {
      asked.push(`${rule} ${key}`);
      return answer();
    },
  };
  const newLimits = () => new RateLimits(identity as never, log as never, { isProduction: true } as never);
  const refused = (retryAfterSeconds: number) => ({
    problem: { kind: 'rate_limited', details: { retryAfterSeconds } },
  });
  beforeEach(() => {
    now = 1_000_000;
    asked.length = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('is not called again for a refused caller until the end of the refusal', async () => {
    answer = () => Promise.resolve({ allowed: false, remaining: 0, retryAfterSeconds: 30 });
    const limits = newLimits();
    await expect(limits.count('form', 'a')).rejects.toMatchObject(refused(30));
    now += 29_500;
    await expect(limits.count('form', 'a')).rejects.toMatchObject(refused(1));
    expect(asked).toEqual(['form a']);
    answer = () => Promise.resolve({ allowed: true, remaining: 9, retryAfterSeconds: 0 });
    await limits.count('form', 'b');
    await limits.count('password', 'a');
    now += 501;
    await limits.count('form', 'a');
    expect(asked).toEqual(['form a', 'form b', 'password a', 'form a']);
  });

  it('refuses for at least a second', async () => {
    answer = () => Promise.resolve({ allowed: false, remaining: 0, retryAfterSeconds: 0 });
    await expect(newLimits().count('form', 'a')).rejects.toMatchObject(refused(1));
  });

  it('is skipped for two seconds after a timeout, and called again afterwards', async () => {
    answer = () => Promise.reject(new Error('identity.limit.consume did not answer'));
    const limits = newLimits();
    await limits.count('form', 'a');
    now += 1_999;
    await limits.count('form', 'a');
    expect(asked).toHaveLength(1);
    now += 1;
    await limits.count('form', 'a');
    expect(asked).toHaveLength(2);
  });
});
