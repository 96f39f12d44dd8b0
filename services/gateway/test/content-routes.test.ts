import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Subscription } from '@nats-io/transport-node';
import type { Route } from '@valam/contracts/shared/define';
import type { Problem } from '@valam/contracts/shared/problem';
import * as z from 'zod/mini';
import { problemStatus } from '../src/http/problem-status.js';
import { jsonSchema } from '../src/openapi/json-schema.js';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

const contracts = path.resolve(import.meta.dirname, '../../../packages/contracts/src');
const files = globSync('catalog/*.routes.ts', { cwd: contracts });
const modules = await Promise.all(
  files.map(
    (file) => import(`@valam/contracts/${file.replace(/\.ts$/, '')}`) as Promise<Record<string, Route>>,
  ),
);
const routes = modules.flatMap((module) => Object.values(module)).filter(({ method }) => method === 'GET');

const values: Record<string, string> = { slug: 'a-slug', code: 'CODE10', token: 'a'.repeat(43), q: 'temple' };
let asked = 0;

/** A new URL, so that no cached response is used. */
function addressOf(route: Route, query: Record<string, string> = {}): string {
  const address = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => `${values[name]}-${++asked}`);
  const needed = Object.entries(jsonSchema(route.query, 'input').properties ?? {})
    .filter(([name]) => name in values && name !== 'slug' && !z.safeParse(route.query, query).success)
    .map(([name]) => [name, values[name] ?? '']);
  return `${address}?${new URLSearchParams({ ...Object.fromEntries(needed), ...query, n: String(++asked) }).toString()}`;
}

describe('every content route', () => {
  let gateway: TestGateway;
  let refusing: Subscription | undefined;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.stop());

  /** The service refuses every call. */
  async function refuse(problem: Problem): Promise<void> {
    refusing?.unsubscribe();
    refusing = gateway.nats.subscribe('catalog.>', {
      callback: (_error, message) => void message.respond(JSON.stringify({ problem })),
    });
    await gateway.nats.flush();
  }

  it('is registered in the gateway', () => expect(routes.length).toBeGreaterThan(25));

  const refusals = routes.flatMap((route) =>
    Object.entries(route.problems).map(([code, kind]) => [route.path, code, kind, route] as const),
  );

  it.each(refusals)('%s returns %s with its status', async (_path, code, kind, route) => {
    await refuse({ code, kind, message: 'Said by the service.' });
    const response = await gateway.fetch(addressOf(route));
    expect(response.status).toBe(problemStatus[kind]);
    expect(await response.json()).toMatchObject({ code, kind, message: 'Said by the service.' });
    expect(response.headers.get('cache-control') ?? 'no-store').toContain('no-store');
  });

  const parameters = routes.flatMap((route) =>
    Object.keys(jsonSchema(route.query, 'input').properties ?? {}).map(
      (name) => [route.path, name, route] as const,
    ),
  );

  it.each(parameters)('%s names the malformed %s', async (_path, name, route) => {
    await refuse({ code: 'rpc.asked', kind: 'conflict', message: 'Got through.' });
    const response = await gateway.fetch(addressOf(route, { [name]: '\u0000'.padEnd(3_000, '!') }));
    expect(response.status).toBe(400);
    const { details } = (await response.json()) as { details: { fields: Record<string, string> } };
    expect(Object.keys(details.fields)).toContain(name);
  });

  it.each(
    routes
      .filter(({ path: address }) => address.includes(':slug'))
      .map((route) => [route.path, route] as const),
  )('%s refuses an invalid slug', async (_path, route) => {
    const address = addressOf(route).replace(/a-slug-\d+/, 'No%20Slug');
    expect((await gateway.fetch(address)).status).toBe(400);
  });

  it('has `Retry-After` while its service is unavailable', async () => {
    refusing?.unsubscribe();
    await gateway.nats.flush();
    const answers = await Promise.all(routes.map((route) => gateway.fetch(addressOf(route))));
    expect(answers.map(({ status }) => status)).toEqual(routes.map(() => 503));
    for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
