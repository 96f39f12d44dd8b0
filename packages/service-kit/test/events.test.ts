import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { readerName } from '@valam/contracts/shared/streams';
import { emit } from '../src/events/emit.js';
import { DeadEvents } from '../src/events/dead-events.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lampLit, lampWhispered } from './sample-contracts.js';
import { lampService, Seen } from './sample-service.js';

let lamps: TestService;
let seen: Seen;
beforeAll(async () => {
  lamps = await startTestService({
    ...lampService,
    otherReaders: [{ service: 'notifications', subject: mailRequested.subject }],
  });
  seen = lamps.get(Seen);
});
afterAll(() => lamps.stop());
beforeEach(() => {
  seen.events.length = 0;
  seen.jobs.length = 0;
});

/** Jobs of these lamps only, because a job of an earlier test may still run. */
const jobsOf = (...ids: string[]) =>
  seen.jobs.filter(({ payload }) => ids.includes((payload as { id: string }).id));

const light = (name: string) =>
  lamps.dataSource.transaction((tx) => emit(tx, lampLit, { id: `id-${name}`, name }));

describe('an event', () => {
  it('is emitted by a commit, never by a rollback', async () => {
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

  it('has one effect even if it is delivered repeatedly', async () => {
    const id = await lamps.receive(lampLit, { id: 'a', name: 'a' });
    await waitFor(() => seen.events.length === 1);
    await lamps.receive(lampLit, { id: 'a', name: 'a' }, id);
    await lamps.receive(lampLit, { id: 'a', name: 'a' }, id);
    await lamps.receive(lampLit, { id: 'b', name: 'last' });
    await waitFor(() => seen.events.some(({ payload }) => payload.name === 'last'));
    expect(seen.events).toHaveLength(2);
    await waitFor(() => jobsOf('a', 'b').length === 2);
  });

  it('is handled again after a failed attempt was rolled back', async () => {
    seen.failures.set('stubborn', 2);
    await light('stubborn');
    await waitFor(() => seen.events.length === 1);
    await waitFor(() => jobsOf('id-stubborn').length > 0);
    expect(jobsOf('id-stubborn')).toEqual([{ payload: { id: 'id-stubborn' }, attempt: 1 }]);
  });

  it('is published after a crash between commit and publishing', async () => {
    // State left by a dead process: a committed row that was not published, without a notification.
    await lamps.dataSource.query(
      `insert into outbox (id, subject, payload, occurred_at) values (gen_random_uuid(), $1, $2, now())`,
      [lampLit.subject, { id: 'orphan', name: 'orphan' }],
    );
    await waitFor(() => seen.events.some(({ payload }) => payload.id === 'orphan'));
  });

  it('is published again, and handled once, if the stream was lost before it was consumed', async () => {
    await light('before');
    await waitFor(() => seen.events.length === 1);
    const manager = await jetstreamManager(lamps.nats, { checkAPI: false });
    await manager.streams.delete('EVENTS');
    await light('after');
    await waitFor(() => seen.events.some(({ payload }) => payload.name === 'after'), { timeoutMs: 30_000 });
    await waitFor(async () => (await manager.streams.info('EVENTS')).state.messages > 1, {
      timeoutMs: 30_000,
    });
    expect(seen.events.filter(({ payload }) => payload.name === 'before')).toHaveLength(1);
  });

  it('becomes a dead letter if it fails, is listed and replayed', async () => {
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

  it('becomes a dead letter after eight attempts because of a bug', async () => {
    seen.failures.set('hopeless', 8);
    await light('hopeless');
    await waitFor(
      async () => (await lamps.dataSource.query<unknown[]>('select 1 from dead_event')).length === 1,
      { timeoutMs: 40_000 },
    );
    expect(seen.events).toHaveLength(0);
  });
});

describe('a confidential event', () => {
  const link = 'https://site.example/reset-password/MARKER-6a1c';
  const whisper = () => lamps.dataSource.transaction((tx) => emit(tx, lampWhispered, { link }));

  it('is decrypted for its consumer, and encrypted in the outbox and in the stream', async () => {
    await whisper();
    await waitFor(() => seen.whispers.includes(link));
    const [row] = await lamps.dataSource.query<{ said: string }[]>(
      'select payload::text as said from outbox where subject = $1',
      [lampWhispered.subject],
    );
    expect(row?.said).toContain('sealed');
    expect(row?.said).not.toContain('MARKER');
    const manager = await jetstreamManager(lamps.nats, { checkAPI: false });
    const stored = await manager.streams.getMessage('EVENTS', { last_by_subj: lampWhispered.subject });
    expect(stored?.string()).toContain('sealed');
    expect(stored?.string()).not.toContain('MARKER');
  });

  it('of an earlier release is accepted unencrypted', async () => {
    await lamps.receive(lampWhispered, { link: 'as it was' });
    await waitFor(() => seen.whispers.includes('as it was'));
  });
});

describe('a requested email', () => {
  const mail = mailFor(
    'newsletter-welcome',
    { email: 'a@example.org' },
    {
      name: 'Anna',
      unsubscribeUrl: 'https://site.example/newsletter/unsubscribe/MARKER-2e9b',
    },
  );

  it('stays in the outbox until it is consumed, and no longer', async () => {
    const reader = readerName('notifications', mailRequested.subject);
    await lamps.dataSource.transaction((tx) => emit(tx, mailRequested, mail));
    expect(await lamps.publishedEvents(mailRequested)).toHaveLength(1);
    lamps.service.lookAtStreams();
    await lamps.dataSource.transaction((tx) => emit(tx, lampLit, { id: 'after', name: 'after' }));
    await waitFor(() => seen.events.some(({ payload }) => payload.id === 'after'));
    expect(await lamps.publishedEvents(mailRequested)).toHaveLength(1);

    const message = await (await jetstream(lamps.nats).consumers.get('MAILS', reader)).next();
    expect(await message?.ackAck()).toBe(true);
    await waitFor(async () => {
      lamps.service.lookAtStreams();
      return (await lamps.emittedEvents(mailRequested)).length === 0;
    });
  });
});
