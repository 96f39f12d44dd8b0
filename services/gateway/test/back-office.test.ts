import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { problem, ProblemError } from '@valam/contracts/shared/problem';
import { tooLargeProblem, unavailableProblem } from '@valam/service-kit/rpc/wire';
import { aSession } from './samples.js';
import { as, startGatewayWithSessions } from './signed-in.js';
import type { TestGateway } from './start-test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGatewayWithSessions();
});
afterAll(() => gateway.stop());

describe('the back office', () => {
  const record = { id: 't1', version: 3, title: 'Tour' };

  it('is restricted to staff', async () => {
    expect((await gateway.fetch('/api/admin/tours')).status).toBe(401);
    const response = await gateway.fetch('/api/admin/tours', { headers: as('partner') });
    expect(response.status).toBe(403);
  });

  it('lists the records of the available services, and names the others', async () => {
    const list = async () => {
      const response = await gateway.fetch('/api/admin/events', { headers: as('owner') });
      return [response.status, await response.json()];
    };
    expect((await list())[0]).toBe(503);
    await gateway.units.answer(adminRpcs.leads.list, () => ({ items: [{ id: '1', version: 1 }], total: 1 }));
    expect(await list()).toEqual([
      200,
      {
        items: [{ id: 'leads:1', version: 1 }],
        total: 1,
        unanswered: ['catalog', 'identity', 'notifications'],
      },
    ]);
  });

  it('names a service that is up without its database, as one that does not answer', async () => {
    await gateway.units.answer(adminRpcs.leads.list, () => ({ items: [{ id: '1', version: 1 }], total: 1 }));
    await gateway.units.answer(adminRpcs.identity.list, () => {
      throw new ProblemError(unavailableProblem);
    });
    const response = await gateway.fetch('/api/admin/jobs', { headers: as('owner') });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { total: 1, unanswered: ['catalog', 'identity', 'notifications'] },
    ]);
  });

  it('logs refused requests with their callers', async () => {
    const from = gateway.logged.length;
    await gateway.fetch('/api/admin/tours', { headers: as('partner') });
    const lines = gateway.logged.slice(from).map((line) => JSON.parse(line) as unknown);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'refused',
        code: 'session.staff_only',
        userId: aSession().caller.userId,
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    );
  });

  it('calls the service of the entity, with filters and caller', async () => {
    await gateway.units.answer(adminRpcs.catalog.list, ({ caller, entity, query, filters }) => {
      expect({ role: caller.role, entity, ...query, filters }).toEqual({
        role: 'owner',
        entity: 'tours',
        page: 2,
        perPage: 10,
        order: 'asc',
        sort: 'title',
        fields: 'title,status',
        filters: { status: 'draft' },
      });
      return { items: [record], total: 11 };
    });
    const response = await gateway.fetch(
      '/api/admin/tours?page=2&perPage=10&order=asc&sort=title&status=draft&fields=title,status',
      {
        headers: as('owner'),
      },
    );
    expect(await response.json()).toEqual({ items: [record], total: 11 });
    expect((await gateway.fetch('/api/admin/tours?perPage=500', { headers: as('owner') })).status).toBe(400);
    expect((await gateway.fetch('/api/admin/tours?color=red', { headers: as('owner') })).status).toBe(400);
    expect((await gateway.fetch('/api/admin/jobs?color=red', { headers: as('owner') })).status).toBe(400);
    expect((await gateway.fetch('/api/admin/secrets', { headers: as('owner') })).status).toBe(404);
  });

  it('splits pages that exceed the size of a message', async () => {
    const all = Array.from({ length: 10 }, (_, n) => ({ id: `t${n}`, version: 1 }));
    let most = 2;
    await gateway.units.answer(adminRpcs.catalog.list, ({ query: { page, perPage } }) => {
      const items = all.slice((page - 1) * perPage, page * perPage);
      if (items.length > most) throw new ProblemError(tooLargeProblem);
      return { items, total: all.length };
    });
    const list = (page: number) =>
      gateway.fetch(`/api/admin/tours?page=${page}&perPage=7`, { headers: as('owner') });
    expect(await (await list(1)).json()).toEqual({ items: all.slice(0, 7), total: 10 });
    expect(await (await list(2)).json()).toEqual({ items: all.slice(7), total: 10 });
    most = 0;
    expect((await list(1)).status).toBe(413);
  });

  it('requires the version that was read', async () => {
    await gateway.units.answer(adminRpcs.catalog.update, ({ version }) => {
      if (version !== 3)
        throw problem(adminRpcs.catalog.update, 'admin.version_stale', 'Stale', { version: 3 });
      return { ...record, version: 4 };
    });
    const patch = (headers: Record<string, string>) =>
      gateway.fetch('/api/admin/tours/t1', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...as('owner'), ...headers },
        body: '{"title":"New"}',
      });
    expect((await patch({})).status).toBe(400);
    expect((await patch({ 'if-match': '"2"' })).status).toBe(409);
    expect(await (await patch({ 'if-match': '3' })).json()).toMatchObject({ version: 4 });
  });

  it('forwards the version of an action, or none if any version is accepted', async () => {
    const versions: unknown[] = [];
    await gateway.units.answer(adminRpcs.catalog.act, ({ version }) => {
      versions.push(version);
      return {};
    });
    await gateway.post('/api/admin/tours/t1/publish', {}, { ...as('owner'), 'if-match': '3' });
    await gateway.post('/api/admin/tours/t1/publish', {}, as('owner'));
    expect(versions).toEqual([3, null]);
  });

  it('refuses input that exceeds the size of a message with a clear error', async () => {
    await gateway.units.answer(adminRpcs.catalog.create, () => record);
    await gateway.units.answer(adminRpcs.catalog.update, () => record);
    await gateway.units.answer(adminRpcs.catalog.act, () => ({}));
    const send = async (method: string, path: string, bytes: number) => {
      const body = JSON.stringify({ csv: 'x'.repeat(bytes - JSON.stringify({ csv: '' }).length) });
      const headers = { 'content-type': 'application/json', 'if-match': '3', ...as('owner') };
      const response = await gateway.fetch(`/api/admin/${path}`, { method, headers, body });
      return [response.status, ((await response.json()) as { message?: string }).message];
    };
    const refused = [413, 'This is more than is accepted at once. Make it smaller, or send it in parts.'];
    const calls = [
      ['POST', 'tours', 201],
      ['PATCH', 'tours/t1', 200],
      ['POST', 'tours/all/import', 200],
    ] as const;
    for (const [method, path, status] of calls) {
      expect(await send(method, path, 990_000)).toEqual([status, undefined]);
      for (const bytes of [999_990, 1_047_900, 1_048_576, 1_200_000])
        expect(await send(method, path, bytes)).toEqual(refused);
    }
  });

  it('merges the lists of all services into one', async () => {
    for (const [service, rpcs] of Object.entries(adminRpcs)) {
      await gateway.units.answer(rpcs.list, ({ query }) => {
        const all = [1, 2, 3].map((number) => ({ id: String(number), version: 1, service }));
        return {
          items: all.slice((query.page - 1) * query.perPage, query.page * query.perPage),
          total: all.length,
        };
      });
    }
    const ids: string[] = [];
    for (const page of [1, 2, 3]) {
      const response = await gateway.fetch(`/api/admin/jobs?perPage=5&page=${page}`, {
        headers: as('owner'),
      });
      const answer = (await response.json()) as { items: { id: string }[]; total: number };
      expect(answer.total).toBe(12);
      ids.push(...answer.items.map(({ id }) => id));
    }
    expect(ids).toEqual(
      ['catalog', 'leads', 'identity', 'notifications'].flatMap((service) =>
        [1, 2, 3].map((n) => `${service}:${n}`),
      ),
    );
  });
});
