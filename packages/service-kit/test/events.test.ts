import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { emit } from '../src/events/emit.js';
import { DeadEvents } from '../src/events/dead-events.js';
import { eventStream } from '../src/events/stream.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lampLit, lampService, Seen } from './sample-service.js';

let lamps: TestService;
let seen: Seen;
beforeAll(async () => {
  lamps = await startTestService(lampService);
  seen = lamps.get(Seen);
});
afterAll(() => lamps.stop());
beforeEach(() => {
  seen.events.length = 0;
  seen.jobs.length = 0;
});

const light = (name: string) =>
  lamps.dataSource.transaction((tx) => emit(tx, lampLit, { id: `id-${name}`, name }));

describe('an event', () => {
  it('is announced by a commit, never by a rollback', async () => {
    await lamps.dataSource
      .transaction(async (tx) => {
        await emit(tx, lampLit, { id: 'never', name: 'never' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    const id = await light('shown');
    await waitFor(() => seen.events.length > 0);
    expect(seen.events).toEqual([{ payload: { id: 'id-shown', name: 'shown' }, eventId: id }]);
    expect(await lamps.publishedEvents(lampLit)).toHaveLength(1);
  });

  it('has one effect however often it is delivered', async () => {
    const id = await lamps.receive(lampLit, { id: 'a', name: 'a' });
    await waitFor(() => seen.events.length === 1);
    await lamps.receive(lampLit, { id: 'a', name: 'a' }, id);
    await lamps.receive(lampLit, { id: 'a', name: 'a' }, id);
    await lamps.receive(lampLit, { id: 'b', name: 'last' });
    await waitFor(() => seen.events.some(({ payload }) => payload.name === 'last'));
    expect(seen.events).toHaveLength(2);
    await waitFor(() => seen.jobs.length === 2);
  });

  it('is handled again, with everything its first try did undone', async () => {
    seen.failures.set('stubborn', 2);
    await light('stubborn');
    await waitFor(() => seen.events.length === 1);
    await waitFor(() => seen.jobs.length === 1);
    expect(seen.jobs).toEqual([{ payload: { id: 'id-stubborn' }, attempt: 1 }]);
  });

  it('goes out after the process died between commit and publish', async () => {
    // What the dead process left behind: a committed row that nobody has published, and no notification.
    await lamps.dataSource.query(
      `insert into outbox (id, subject, payload, occurred_at) values (gen_random_uuid(), $1, $2, now())`,
      [lampLit.subject, { id: 'orphan', name: 'orphan' }],
    );
    await waitFor(() => seen.events.some(({ payload }) => payload.id === 'orphan'));
  });

  it('is published again, and handled once, when the stream was lost before it was read', async () => {
    await light('before');
    await waitFor(() => seen.events.length === 1);
    const manager = await jetstreamManager(lamps.nats, { checkAPI: false });
    await manager.streams.delete(eventStream);
    await light('after');
    await waitFor(() => seen.events.some(({ payload }) => payload.name === 'after'), { timeoutMs: 30_000 });
    await waitFor(async () => (await manager.streams.info(eventStream)).state.messages > 1, {
      timeoutMs: 30_000,
    });
    expect(seen.events.filter(({ payload }) => payload.name === 'before')).toHaveLength(1);
  });

  it('that cannot be handled is set aside, shown and replayed', async () => {
    const dead = lamps.get(DeadEvents);
    const { manager } = lamps.dataSource;
    await manager.query(
      `insert into dead_event (consumer, event_id, subject, payload, error) values ($1, gen_random_uuid(), $2, $3, 'bug')`,
      ['catalog__evt_test_lamp_lit_v1', lampLit.subject, { id: 'dead', name: 'dead' }],
    );
    const { rows, total } = await dead.page(manager, { subject: null, limit: 10, offset: 0 });
    expect(total).toBe(1);
    await lamps.dataSource.transaction((tx) =>
      dead.replay(tx, rows[0]?.consumer ?? '', rows[0]?.event_id ?? ''),
    );
    await waitFor(() => seen.events.some(({ payload }) => payload.id === 'dead'));
    expect((await dead.page(manager, { subject: null, limit: 10, offset: 0 })).total).toBe(0);
  });

  it('is set aside after eight tries when the fault is its own', async () => {
    seen.failures.set('hopeless', 8);
    await light('hopeless');
    await waitFor(
      async () => (await lamps.dataSource.query<unknown[]>('select 1 from dead_event')).length === 1,
      { timeoutMs: 40_000 },
    );
    expect(seen.events).toHaveLength(0);
  });
});
