import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { addJob } from '../src/jobs/jobs.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lampLit } from './sample-contracts.js';
import { admireLamp, lampService, Seen } from './sample-service.js';

const owner: Caller = {
  userId: randomUUID(),
  role: 'owner',
  sessionId: null,
  contributorId: null,
  email: null,
};

let lamps: TestService;
let seen: Seen;
beforeAll(async () => {
  lamps = await startTestService(lampService);
  seen = lamps.get(Seen);
});
afterAll(() => lamps.stop());

const act = (entity: string, id: string, action: string, values: Record<string, unknown> = {}) =>
  lamps.rpc.call(adminRpcs.catalog.act, { caller: owner, entity, id, action, values });
const countOf = async (filters: Record<string, string>, q?: string) =>
  (
    await lamps.rpc.call(adminRpcs.catalog.list, {
      ...{ caller: owner, entity: 'jobs', filters },
      query: { page: 1, perPage: 25, order: 'asc' as const, q },
    })
  ).total;
const inState = (state: string) => countOf({ state });

describe('the back office', () => {
  /** A job that would run tomorrow. */
  const aJob = async (id: string) => {
    const { manager } = lamps.dataSource;
    const runAt = new Date(lamps.clock.now().getTime() + 86_400_000);
    await addJob(manager, admireLamp, { id }, { key: id, runAt });
    const [job] = await manager.query<{ id: string }[]>(
      'select id from graphile_worker.jobs where key = $1',
      [id],
    );
    return String(job?.id);
  };

  it('runs a given-up job again', async () => {
    const id = await aJob('given-up');
    await lamps.dataSource.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'a bug' where id = $1`,
      [id],
    );
    expect(await inState('failed')).toBe(1);
    await act('jobs', id, 'retry');
    await waitFor(() => seen.jobs.some(({ payload }) => (payload as { id: string }).id === 'given-up'));
    await waitFor(async () => (await inState('failed')) === 0);
  });

  it('finds a job by its name as stored, and as the screens show it', async () => {
    await aJob('tomorrow');
    expect(await countOf({}, 'admire-lamp')).toBeGreaterThan(0);
    expect(await countOf({}, ' Admire lamp ')).toBeGreaterThan(0);
    expect(await countOf({}, 'Admire')).toBe(0);
  });

  it('cancels a job, which then counts as failed with the reason and does not run', async () => {
    const id = await aJob('canceled');
    await act('jobs', id, 'cancel', { reason: 'Ordered twice' });
    expect(await inState('failed')).toBe(1);
    const shown = await lamps.rpc.call(adminRpcs.catalog.get, { caller: owner, entity: 'jobs', id });
    expect(shown).toMatchObject({ lastError: 'Cancelled: Ordered twice' });
    await lamps.advance(2 * 86_400_000);
    await addJob(lamps.dataSource.manager, admireLamp, { id: 'after' });
    const ran = () => seen.jobs.map(({ payload }) => (payload as { id: string }).id);
    await waitFor(() => ran().includes('after'));
    expect(ran()).not.toContain('canceled');
  });

  it('has no dead letter with an id that no event can have', async () => {
    const id = `catalog__evt_test_lamp_lit_v1:${'-'.repeat(36)}`;
    const shown = lamps.rpc.call(adminRpcs.catalog.get, { caller: owner, entity: 'events', id });
    await expect(shown).rejects.toMatchObject({ problem: { code: 'admin.not_found' } });
  });

  it.each([
    ['replay', true],
    ['drop', false],
  ])('removes a dead letter from the list: %s', async (action, isHandled) => {
    const eventId = randomUUID();
    const consumer = 'catalog__evt_test_lamp_lit_v1';
    await lamps.dataSource.query(
      `insert into dead_event (consumer, event_id, subject, payload, error) values ($1, $2, $3, $4, 'a bug')`,
      [consumer, eventId, lampLit.subject, { id: action, name: action }],
    );
    const id = `${consumer}:${eventId}`;
    const shown = () => lamps.rpc.call(adminRpcs.catalog.get, { caller: owner, entity: 'events', id });
    expect(await shown()).toMatchObject({ consumer, eventId, error: 'a bug' });
    await act('events', id, action, { reason: 'The bug is mended' });
    await expect(shown()).rejects.toMatchObject({ problem: { kind: 'not_found' } });
    // Handled after the event under test, if that is handled at all.
    await addJob(lamps.dataSource.manager, admireLamp, { id: `after-${action}` });
    const has = (wanted: string) =>
      seen.jobs.some(({ payload }) => (payload as { id: string }).id === wanted);
    await waitFor(() => has(`after-${action}`));
    if (isHandled) await waitFor(() => has(action));
    expect(seen.events.some(({ payload }) => payload.id === action)).toBe(isHandled);
  });
});
