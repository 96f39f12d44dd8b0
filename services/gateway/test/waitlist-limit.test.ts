import { beforeEach, expect, it } from '@jest/globals';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { RateLimits } from '../src/limit/rate-limits.js';
import { WaitlistController } from '../src/leads/waitlist.controller.js';

const joined: string[] = [];
const counted: unknown[] = [];
beforeEach(() => {
  joined.length = 0;
  counted.length = 0;
});

function waitlist(consume: () => Promise<unknown>) {
  const services = {
    call: (rpc: unknown, input: { entry: { email: string } }) => {
      if (rpc === consumeLimit) {
        counted.push(input);
        return consume();
      }
      joined.push(input.entry.email);
      return Promise.resolve({
        id: sampleId('receipt', 'a'),
        position: 0,
        statusUrl: 'https://site.example/',
      });
    },
  };
  const log = { warn: () => undefined };
  const limits = new RateLimits(services as never, log as never, { isProduction: true } as never);
  const controller = new WaitlistController(services as never, limits);
  const reply = { header: () => undefined, type: () => undefined };
  const visitor = { address: '203.0.113.7' };
  return (email: string) =>
    controller.join({ body: { email }, idempotencyKey: null, visitor, reply } as never);
}

it('one network makes so many entries of waitlists a day, because each may hold seats for two days', async () => {
  const join = waitlist(() => {
    const isOver = counted.length > 2;
    return Promise.resolve({ allowed: !isOver, remaining: 0, retryAfterSeconds: isOver ? 86_400 : 0 });
  });
  await join('a@example.org');
  await join('b@example.org');
  await expect(join('c@example.org')).rejects.toMatchObject({
    problem: {
      kind: 'rate_limited',
      message: 'Too many attempts. Please try again later, or write to us.',
      details: { retryAfterSeconds: 86_400 },
    },
  });
  expect(joined).toEqual(['a@example.org', 'b@example.org']);
  const call = { rule: 'waitlist', key: '203.0.113.7' };
  expect(counted).toEqual([call, call, call]);
});

it('people join a waitlist while identity does not know this limit yet, a few a minute', async () => {
  const join = waitlist(() => Promise.reject(new Error('input.invalid')));
  await join('a@example.org');
  await join('b@example.org');
  await expect(join('c@example.org')).rejects.toMatchObject({ problem: { kind: 'rate_limited' } });
  expect(joined).toEqual(['a@example.org', 'b@example.org']);
});
