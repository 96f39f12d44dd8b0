import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { personErasureRequested } from '@valam/contracts/identity/privacy.events';
import { EventsResource } from '../src/admin/events.resource.js';
import { JobsResource } from '../src/admin/jobs.resource.js';
import { unitOf } from '../src/database/unit-of.js';
import { DeadEvents } from '../src/events/dead-events.js';
import { storeDeadLetter } from '../src/events/inbox.js';
import { RedactFailures } from '../src/privacy/redact-failures.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { lampLit } from './sample-contracts.js';
import { lampService, repairLamp, writeToOwner } from './sample-service.js';

const days = (count: number) => count * 86_400_000;
const consumer = 'catalog__evt_test_lamp_lit_v1';
const address = 'asha@example.org';
const lampId = randomUUID();

let lamps: TestService;
let redact: RedactFailures;
beforeEach(async () => {
  const { manager } = lamps.dataSource;
  await manager.query('truncate dead_event');
  await manager.query('delete from graphile_worker._private_jobs');
});
beforeAll(async () => {
  // The database sets the time of failed jobs.
  lamps = await startTestService({ ...lampService, at: new Date() });
  redact = lamps.get(RedactFailures);
});
afterAll(() => lamps.stop());

const fail = async (payload: unknown, subject = lampLit.subject): Promise<string> => {
  const id = randomUUID();
  const event = { id, subject, payload, occurredAt: lamps.clock.now(), trace: undefined };
  await storeDeadLetter(lamps.dataSource, consumer, event, new Error('no such lamp'));
  return id;
};
const letter = (id: string) => lamps.get(DeadEvents).find(lamps.dataSource.manager, consumer, id);

/** Adds a job that has used all of its attempts, or one that waits. */
const job = async (name: string, data: unknown, state: 'failed' | 'waiting' = 'failed'): Promise<string> => {
  const [added] = await lamps.dataSource.query<{ id: number }[]>(
    `select id from graphile_worker.add_job($1, payload := $2::json, run_at := now() + interval '1 year')`,
    [name, JSON.stringify({ data, trace: '00-1-2-01' })],
  );
  const id = added?.id ?? 0;
  if (state === 'failed')
    await lamps.dataSource.query(
      'update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() where id = $1',
      [id],
    );
  return String(id);
};
const payloadOf = async (id: string) => {
  const rows = await lamps.dataSource.query<{ payload: { data: unknown; erasedAt?: string } }[]>(
    'select payload from graphile_worker._private_jobs where id = $1',
    [id],
  );
  return rows[0]?.payload;
};

describe('a dead letter', () => {
  it('keeps its name, time and error, and loses its personal data, after seven days', async () => {
    const id = await fail({ id: lampId, name: address });
    await lamps.advance(days(7) - 60_000);
    await redact.run();
    expect(await letter(id)).toMatchObject({ payload: { id: lampId, name: address }, erased_at: null });
    await lamps.advance(120_000);
    await redact.run();
    expect(await letter(id)).toMatchObject({
      subject: lampLit.subject,
      payload: { id: lampId, name: '[erased]' },
      error: expect.stringContaining('no such lamp') as unknown,
    });
    const shown = await lamps.get(EventsResource).find(lamps.dataSource.manager, `${consumer}:${id}`);
    expect(shown).toMatchObject({ erasedAt: lamps.clock.now().toISOString() });
  });

  it('cannot be replayed after its redaction', async () => {
    const id = await fail({ id: lampId, name: address });
    await lamps.advance(days(8));
    await redact.run();
    const replay = lamps.dataSource.transaction((tx) => lamps.get(DeadEvents).replay(tx, consumer, id));
    await expect(replay).rejects.toThrow('was erased');
    expect(await letter(id)).not.toBeNull();
  });

  it('with ids alone can be replayed at any time', async () => {
    const id = await fail({ id: lampId });
    await lamps.advance(days(30));
    await redact.run();
    expect(await letter(id)).toMatchObject({ payload: { id: lampId }, erased_at: null });
  });

  it('that requests an erasure is kept until it is handled', async () => {
    const id = await fail({ email: address }, personErasureRequested.subject);
    await lamps.advance(days(30));
    await redact.run();
    expect(await letter(id)).toMatchObject({ payload: { email: address } });
  });

  it('of an erased person is redacted immediately, unlike those of others', async () => {
    const { confidential } = unitOf(lamps.dataSource.manager);
    const own = await fail({ id: lampId, name: `to ASHA@example.org` });
    const sealed = await fail(confidential.write(mailRequested, { to: address }), mailRequested.subject);
    const others = await fail({ id: lampId, name: 'nat-asha@example.org' });
    await lamps.dataSource.transaction((tx) => redact.forget(tx, [address]));
    expect(await letter(own)).toMatchObject({ payload: { name: '[erased]' } });
    expect(await letter(sealed)).toMatchObject({ payload: { sealed: '[erased]' } });
    expect(await letter(others)).toMatchObject({ erased_at: null });
  });
});

describe('a failed job', () => {
  it('keeps its name, error and ids, and cannot run after its redaction', async () => {
    const id = await job(writeToOwner.name, { lampId, email: address });
    await lamps.advance(days(8));
    await redact.run();
    expect(await payloadOf(id)).toMatchObject({
      data: { lampId, email: '[erased]' },
      erasedAt: lamps.clock.now().toISOString(),
    });
    const { actions } = lamps.get(JobsResource);
    await expect(lamps.dataSource.transaction((tx) => actions.retry(tx, { id }))).rejects.toThrow(
      'was erased',
    );
  });

  it('that is kept until done is not redacted', async () => {
    const id = await job(repairLamp.name, { provider: 'seti_1' });
    await lamps.advance(days(30));
    await redact.run();
    expect(await payloadOf(id)).toMatchObject({ data: { provider: 'seti_1' } });
  });

  it('of an erased person is redacted immediately, or dropped if it still waits', async () => {
    const failed = await job(writeToOwner.name, { lampId, email: address });
    const waiting = await job(writeToOwner.name, { lampId, email: address }, 'waiting');
    const others = await job(writeToOwner.name, { lampId, email: 'leo@example.org' }, 'waiting');
    await lamps.dataSource.transaction((tx) => redact.forget(tx, [address]));
    expect(await payloadOf(failed)).toMatchObject({ data: { email: '[erased]' } });
    expect(await payloadOf(waiting)).toBeUndefined();
    expect(await payloadOf(others)).toMatchObject({ data: { email: 'leo@example.org' } });
  });

  it('that delivers an encrypted email to an erased person again is redacted, or dropped if it still waits', async () => {
    const { confidential } = unitOf(lamps.dataSource.manager);
    const replayOf = (to: string) => ({
      consumer,
      event: {
        id: randomUUID(),
        subject: mailRequested.subject,
        payload: confidential.write(mailRequested, { to, links: ['https://site.example/privacy/one'] }),
        occurredAt: lamps.clock.now().toISOString(),
        trace: null,
      },
    });
    const failed = await job('kit-replay-event', replayOf(address));
    const waiting = await job('kit-replay-event', replayOf(address), 'waiting');
    const others = await job('kit-replay-event', replayOf('leo@example.org'), 'waiting');
    await lamps.dataSource.transaction((tx) => redact.forget(tx, [address]));
    expect(await payloadOf(failed)).toMatchObject({ data: { event: { payload: { sealed: '[erased]' } } } });
    expect(await payloadOf(waiting)).toBeUndefined();
    expect(await payloadOf(others)).toBeDefined();
  });

  it('that waits is not redacted, however old it is', async () => {
    const id = await job(writeToOwner.name, { lampId, email: address }, 'waiting');
    await lamps.advance(days(30));
    await redact.run();
    expect(await payloadOf(id)).toMatchObject({ data: { email: address } });
  });
});
