import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminServices } from '@valam/contracts/shared/admin';
import { outcomeUnknown, ProblemError } from '@valam/contracts/shared/problem';
import { SignedProof } from '../src/rpc/caller-proof.js';
import { RpcClient } from '../src/rpc/client.js';
import { RpcBadReplyError, RpcTimeoutError, RpcUnavailableError } from '../src/rpc/errors.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { testCallerKeys } from '../src/testing/test-keys.js';
import { getLamp, lightLamp, misbehave, nobodyHandles, readSlowly, writeSlowly } from './sample-contracts.js';
import { lampService } from './sample-service.js';

let lamps: TestService;
/** With the timeouts of production. */
let rpc: RpcClient;
beforeAll(async () => {
  lamps = await startTestService(lampService);
  rpc = new RpcClient({ connection: lamps.nats }, new SignedProof(testCallerKeys.signing, adminServices));
});
afterAll(() => lamps.stop());

const problemOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProblemError)) throw new Error(`No problem but ${String(error)}`);
  return error.problem;
};

describe('a call between units', () => {
  it('returns only the fields of the contract', async () => {
    const lamp = await rpc.call(lightLamp, { name: 'Deepam', key: null });
    expect(Object.keys(lamp).sort()).toEqual(['id', 'name']);
    expect(await rpc.call(getLamp, { id: lamp.id })).toEqual({ id: lamp.id, name: 'Deepam' });
  });

  it('throws a declared refusal at the caller', async () => {
    expect(await problemOf(rpc.call(getLamp, { id: 'none' }))).toMatchObject({
      code: 'lamp.not_found',
      kind: 'not_found',
      details: { id: 'none' },
    });
  });

  it('lists the invalid fields of an input', async () => {
    const problem = await problemOf(rpc.call(lightLamp, { name: 'x', key: null }));
    expect(problem).toMatchObject({ code: 'rpc.invalid_input', kind: 'invalid' });
    expect(problem.details?.fields).toHaveProperty('name');
  });

  it.each(['throw', 'shape', 'huge'] as const)('hides the details of a bug (%s)', async (how) => {
    const problem = await problemOf(rpc.call(misbehave, { how }));
    expect(problem).toEqual({ code: 'internal', kind: 'internal', message: expect.any(String) });
    expect(JSON.stringify(problem)).not.toContain('secret');
  });

  it.each(['a\ud800b', 'a\udc00b', 'a\u0000b'])(
    'refuses text that a database cannot store: %j',
    async (id) => {
      const refused = rpc.call(getLamp, { id });
      await expect(refused).rejects.toMatchObject({
        problem: {
          kind: 'invalid',
          details: { fields: { id: expect.stringContaining('cannot be stored') as unknown } },
        },
      });
    },
  );

  it('is unavailable if only the database was', async () => {
    expect(await problemOf(rpc.call(misbehave, { how: 'database' }))).toMatchObject({
      kind: 'unavailable',
    });
  });

  it('is not said to be worth another try if a neighbor may have carried out its part of a write', async () => {
    expect(await problemOf(rpc.call(misbehave, { how: 'neighbor' }))).toEqual(outcomeUnknown);
  });

  describe('during the loss of the database', () => {
    const endSlowStatement = async (like = 'select pg_sleep%') => {
      for (let ended = 0; ended === 0;)
        ended = (
          await lamps.dataSource.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and query like $1 and state = 'active' and wait_event = 'PgSleep'`,
            [like],
          )
        ).length;
    };

    it('is retried if its contract is idempotent', async () => {
      const answer = rpc.call(readSlowly, {});
      await endSlowStatement();
      expect(await answer).toEqual({ reads: 2, writes: 0 });
    });

    it('is refused as unavailable, and has one effect, if its contract is not idempotent', async () => {
      const problem = problemOf(rpc.call(writeSlowly, {}));
      await endSlowStatement();
      expect(await problem).toMatchObject({ kind: 'unavailable' });
      // The connection of this read may be the one that was just lost, so the read may be retried.
      expect(await rpc.call(readSlowly, {})).toMatchObject({ writes: 1 });
    });

    it('is not said to be worth another try if a write may have been committed', async () => {
      await lamps.dataSource.query(
        `create function wait_at_commit() returns trigger language plpgsql as
           $$ begin perform pg_sleep(8); return null; end $$;
         create constraint trigger wait_at_commit after insert on lamp deferrable initially deferred
           for each row when (new.name = 'Slow') execute function wait_at_commit()`,
      );
      const problem = problemOf(rpc.call(lightLamp, { name: 'Slow', key: null }));
      await endSlowStatement('COMMIT');
      expect(await problem).toEqual(outcomeUnknown);
    });
  });

  it('times out without a response', async () => {
    await expect(rpc.call({ ...misbehave, timeoutMs: 400 }, { how: 'slow' })).rejects.toThrow(
      RpcTimeoutError,
    );
  });

  it('is unavailable without a listener, which differs from a timeout', async () => {
    await expect(rpc.call(nobodyHandles, {})).rejects.toThrow(RpcUnavailableError);
  });

  it('is retried once after a timeout if it is idempotent', async () => {
    const subject = 'test.lamp.silent.v1';
    let asked = 0;
    const subscription = lamps.nats.subscribe(subject, {
      callback: (_error, message) => {
        if (++asked === 2) message.respond(JSON.stringify({ output: { id: 'a', name: 'b' } }));
      },
    });
    expect(await rpc.call({ ...getLamp, subject, timeoutMs: 1_500 }, { id: 'a' })).toEqual({
      id: 'a',
      name: 'b',
    });
    expect(asked).toBe(2);
    subscription.unsubscribe();
  });

  it('does not wait for a killed replica until the timeout of a long call', async () => {
    const subject = 'test.lamp.killed.v1';
    let asked = 0;
    const subscription = lamps.nats.subscribe(subject, {
      callback: (_error, message) => {
        if (++asked === 2) message.respond(JSON.stringify({ output: { id: 'a', name: 'b' } }));
      },
    });
    const since = performance.now();
    const lamp = await rpc.call({ ...getLamp, subject, timeoutMs: 10_000 }, { id: 'a' });
    expect(lamp).toEqual({ id: 'a', name: 'b' });
    // The timeout is 10 s.
    expect(performance.now() - since).toBeLessThan(8_000);
    subscription.unsubscribe();
  });

  it('rejects a response that violates the contract', async () => {
    const subject = 'test.lamp.strange.v1';
    const subscription = lamps.nats.subscribe(subject, {
      callback: (_error, message) => void message.respond('{"output":{"id":5}}'),
    });
    await expect(rpc.call({ ...getLamp, subject }, { id: 'a' })).rejects.toThrow(RpcBadReplyError);
    subscription.unsubscribe();
  });

  it('is not lost while a replica stops', async () => {
    const second = await startTestService({ ...lampService, database: lamps.database });
    const calls = Array.from({ length: 50 }, (_, index) =>
      rpc.call({ ...lightLamp, timeoutMs: 30_000 }, { name: `Lamp ${index}`, key: null }),
    );
    await second.stop();
    expect(await Promise.all(calls)).toHaveLength(50);
  });
});

describe('the same idempotency key', () => {
  it('returns the same response, including for concurrent calls', async () => {
    const calls = Array.from({ length: 10 }, () => rpc.call(lightLamp, { name: 'Once', key: 'k1' }));
    const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
    expect(ids.size).toBe(1);
  });

  it('is refused with another body', async () => {
    await rpc.call(lightLamp, { name: 'First', key: 'k2' });
    expect(await problemOf(rpc.call(lightLamp, { name: 'Second', key: 'k2' }))).toMatchObject({
      code: 'lamp.key_reused',
    });
  });
});
