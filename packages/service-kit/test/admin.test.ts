import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogAuditRecorded } from '@valam/contracts/identity/audit.events';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { LampEntity } from './sample-records.js';
import { lampService } from './sample-service.js';

const { list, get, update, act, create } = adminRpcs.catalog;
const query = { page: 1, perPage: 25, order: 'asc' as const };
const person = (role: Caller['role']): Caller => ({
  userId: role ? '11111111-1111-4111-8111-111111111111' : null,
  role,
  sessionId: null,
  contributorId: null,
  email: null,
});
const owner = person('owner');

let lamps: TestService;
beforeAll(async () => {
  lamps = await startTestService(lampService);
  await lamps.dataSource.manager.save(
    LampEntity,
    ['Agni', 'Bodhi', 'Chitra', '100%'].map((name) => ({ id: name, name })),
  );
});
afterAll(() => lamps.stop());

describe('the back office', () => {
  it('lists records by page, sorted, searched and filtered', async () => {
    const page = await lamps.rpc.call(list, {
      caller: owner,
      entity: 'tours',
      query: { ...query, perPage: 2, page: 2, sort: 'name' },
      filters: {},
    });
    expect(page).toMatchObject({ total: 4, items: [{ name: 'Bodhi' }, { name: 'Chitra' }] });
    const found = await lamps.rpc.call(list, {
      caller: owner,
      entity: 'tours',
      query: { ...query, q: '0%' },
      filters: {},
    });
    expect(found.items.map(({ id }) => id)).toEqual(['100%']);
    const some = await lamps.rpc.call(list, {
      caller: owner,
      entity: 'tours',
      query,
      filters: { id: 'Agni,Chitra' },
    });
    expect(some.total).toBe(2);
  });

  it('refuses a page that exceeds the size of a message, so that the client can request a smaller one', async () => {
    const ids = ['long-1', 'long-2', 'long-3'];
    const name = 'x'.repeat(400_000);
    await lamps.dataSource.manager.insert(
      LampEntity,
      ids.map((id) => ({ id, name })),
    );
    const page = (perPage: number) =>
      lamps.rpc.call(list, {
        caller: owner,
        entity: 'tours',
        query: { ...query, perPage },
        filters: { id: ids.join(',') },
      });
    await expect(page(3)).rejects.toMatchObject({ problem: { code: 'request.too_large' } });
    expect(await page(2)).toMatchObject({ total: 3, items: [{ name }, { name }] });
    await lamps.dataSource.manager.delete(LampEntity, ids);
  });

  it('refuses an unknown filter or field', async () => {
    const filters = { unknown: '1' };
    await expect(
      lamps.rpc.call(list, { caller: owner, entity: 'tours', query, filters }),
    ).rejects.toMatchObject({
      problem: { kind: 'invalid', details: { fields: { unknown: expect.any(String) } } },
    });
    const change = {
      caller: owner,
      entity: 'tours',
      id: 'Agni',
      version: 1,
      values: { name: 'Agni', oil: 'sesame' },
    };
    await expect(lamps.rpc.call(update, change)).rejects.toMatchObject({
      problem: { kind: 'invalid', details: { fields: { oil: expect.any(String) } } },
    });
  });

  it('sorts only by allowed fields', async () => {
    const bad = { caller: owner, entity: 'tours', query: { ...query, sort: 'id;drop table' }, filters: {} };
    await expect(lamps.rpc.call(list, bad)).rejects.toMatchObject({ problem: { kind: 'invalid' } });
  });

  it('enforces the permissions of each role', async () => {
    const target = { entity: 'tours', id: 'Agni' };
    await expect(lamps.rpc.call(get, { caller: person(null), ...target })).rejects.toMatchObject({
      problem: { code: 'admin.signed_out' },
    });
    await expect(lamps.rpc.call(get, { caller: person('sales'), ...target })).rejects.toMatchObject({
      problem: { code: 'admin.role_refused' },
    });
    expect(await lamps.rpc.call(get, { caller: person('content'), ...target })).toMatchObject({
      name: 'Agni',
    });
    await expect(
      lamps.rpc.call(update, { caller: person('content'), ...target, version: 1, values: { name: 'x' } }),
    ).rejects.toMatchObject({ problem: { code: 'admin.role_refused' } });
  });

  it('refuses the stale change of a second editor', async () => {
    const change = { caller: owner, entity: 'tours', id: 'Bodhi', version: 1 };
    const answers = await Promise.allSettled([
      lamps.rpc.call(update, { ...change, values: { name: 'Bodhi one' } }),
      lamps.rpc.call(update, { ...change, values: { name: 'Bodhi two' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { problem: { code: 'admin.version_stale', details: { version: 2 } } },
    });
  });

  it('requires a reason and audits the change', async () => {
    const call = { caller: owner, entity: 'tours', id: 'Chitra', action: 'snuff' };
    await expect(lamps.rpc.call(act, { ...call, values: {} })).rejects.toMatchObject({
      problem: { code: 'admin.reason_missing' },
    });
    expect(await lamps.rpc.call(act, { ...call, values: { reason: 'morning' } })).toEqual({});
    const entries = await lamps.publishedEvents(catalogAuditRecorded);
    expect(entries.at(-1)?.payload).toMatchObject({
      service: 'catalog',
      action: 'snuff',
      id: 'Chitra',
      changes: { name: { from: 'Chitra', to: null } },
      reason: 'morning',
      actor: { role: 'owner' },
    });
  });

  it('runs an action once per idempotency key', async () => {
    const id = 'Dipa';
    await lamps.dataSource.manager.save(LampEntity, { id, name: id });
    const call = { caller: owner, entity: 'tours', id, action: 'snuff', idempotencyKey: 'evening' };
    const snuff = (reason: string) => lamps.rpc.call(act, { ...call, values: { reason } });
    const done = async () => {
      const entries = await lamps.publishedEvents(catalogAuditRecorded);
      return entries.filter(({ payload }) => payload.action === 'snuff' && payload.id === id).length;
    };
    const before = await done();
    expect(await Promise.all([snuff('evening'), snuff('evening')])).toEqual([{}, {}]);
    expect(await snuff('evening')).toEqual({});
    expect(await done()).toBe(before + 1);
    const again = snuff('morning');
    await expect(again).rejects.toMatchObject({ problem: { code: 'admin.idempotency_key_reused' } });
  });

  it('refuses an action on all records under the id of one record', async () => {
    const call = { caller: owner, entity: 'tours', action: 'trim', values: {} };
    await expect(lamps.rpc.call(act, { ...call, id: 'Agni' })).rejects.toMatchObject({
      problem: { code: 'admin.not_found' },
    });
    expect(await lamps.rpc.call(act, { ...call, id: 'all' })).toEqual({ trimmed: expect.any(Number) });
  });

  it('refuses undefined entities and actions', async () => {
    await expect(
      lamps.rpc.call(act, { caller: owner, entity: 'tours', id: 'Agni', action: 'constructor', values: {} }),
    ).rejects.toMatchObject({ problem: { code: 'admin.unknown_action' } });
    await expect(
      lamps.rpc.call(create, { caller: owner, entity: 'tours', values: {} }),
    ).rejects.toMatchObject({
      problem: { code: 'admin.not_offered' },
    });
    await expect(lamps.rpc.call(get, { caller: owner, entity: 'secrets', id: '1' })).rejects.toMatchObject({
      problem: { code: 'admin.unknown_entity' },
    });
  });

  it('lists the jobs and the events of the service', async () => {
    for (const entity of ['jobs', 'events']) {
      expect(await lamps.rpc.call(list, { caller: owner, entity, query, filters: {} })).toHaveProperty(
        'total',
      );
    }
  });

  it('lists a job that adds itself again as running, not as given up', async () => {
    const inState = async (state: string) =>
      (await lamps.rpc.call(list, { caller: owner, entity: 'jobs', query, filters: { state } })).total;
    // The state of a running job after graphile-worker has added another one with its key.
    const [job] = await lamps.dataSource.query<{ id: string }[]>(
      `select id from graphile_worker.add_job('admire-lamp', '{}', run_at := now() + interval '9 days')`,
    );
    await lamps.dataSource.query(
      `update graphile_worker._private_jobs
          set attempts = max_attempts, locked_at = now(), locked_by = 'a process' where id = $1`,
      [job?.id],
    );
    expect([await inState('running'), await inState('failed')]).toEqual([1, 0]);
    await lamps.dataSource.query(
      'update graphile_worker._private_jobs set locked_at = null, locked_by = null where id = $1',
      [job?.id],
    );
    expect([await inState('running'), await inState('failed')]).toEqual([0, 1]);
  });

  it.each(['retry', 'cancel'])('does not report an effect of %s on a running job', async (action) => {
    const [job] = await lamps.dataSource.query<{ id: string }[]>(
      `select id from graphile_worker.add_job('admire-lamp', '{}', run_at := now() + interval '9 days')`,
    );
    const id = String(job?.id);
    const run = (isRunning: boolean) =>
      lamps.dataSource.query(
        'update graphile_worker._private_jobs set locked_at = $2, locked_by = $3 where id = $1',
        [...[id, isRunning ? new Date() : null, isRunning ? 'a process' : null]],
      );
    const order = { caller: owner, entity: 'jobs', id, action, values: { reason: 'Looked into' } };
    await run(true);
    await expect(lamps.rpc.call(act, order)).rejects.toMatchObject({
      problem: { code: 'admin.refused', message: expect.stringContaining('running') },
    });
    await run(false);
    expect(await lamps.rpc.call(act, order)).toEqual({});
  });
});
