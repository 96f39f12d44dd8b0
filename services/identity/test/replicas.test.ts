import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { login } from '@valam/contracts/identity/auth.rpc';
import { contributorPublished } from '@valam/contracts/identity/contributor.events';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { createTestDatabase, type TestDatabase } from '@valam/service-kit/testing/test-database';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { sampleContributors } from '../sample/contributors.js';
import { identity } from '../src/identity.service.js';
import { actions, owner, refusalOf, startIdentity, visitor } from './kit/identity-service.js';

let database: TestDatabase;
let service: TestService;
let replica: TestService;
let does: ReturnType<typeof actions>;

const limits = { LIMIT_PASSWORD_PER_MINUTE: '10' };

beforeAll(async () => {
  database = await createTestDatabase(identity);
  service = await startIdentity({ SAMPLE_DATA: '1', ...limits }, database);
  replica = await startIdentity({ SAMPLE_DATA: '1', ...limits }, database);
  does = actions(service);
});
afterAll(async () => {
  await Promise.all([service?.stop(), replica?.stop()]);
  await database?.drop();
});

describe('a first start', () => {
  it('creates one owner, even with several concurrent replicas', async () => {
    const desk = await does.admin(await does.asOwner());
    const { items } = await desk.list('staff');
    expect(items.map(({ email, role }) => [email, role])).toEqual([[owner.email, 'owner']]);
  });

  it('loads the sample contributors once, approved, published and marked', async () => {
    const desk = await does.admin(await does.asOwner());
    const { total } = await desk.list('contributors', { isSample: 'true', approvalStatus: 'approved' });
    expect(total).toBe(sampleContributors.length);
    const announced = await service.publishedEvents(contributorPublished);
    expect(new Set(announced.map((event) => event.payload.id)).size).toBe(sampleContributors.length);
    for (const { slug, showContact, email } of sampleContributors) {
      const found = announced.find((event) => event.payload.id === sampleId('contributor', slug))?.payload;
      expect(found).toMatchObject({ slug, isSample: true, email: showContact ? email : null });
    }
  });
});

describe('rate limits', () => {
  it('are shared by two replicas', async () => {
    const call = () => does.rpc.call(consumeLimit, { rule: 'password', key: '203.0.113.200' });
    const results: Awaited<ReturnType<typeof call>>[] = [];
    for (let round = 0; round < 5; round++)
      results.push(...(await Promise.all(Array.from({ length: 8 }, call))));
    expect(results.filter((result) => result.allowed)).toHaveLength(10);
    expect(results.find((result) => !result.allowed)?.retryAfterSeconds).toBeGreaterThan(0);
    const other = await does.rpc.call(consumeLimit, { rule: 'password', key: '203.0.113.201' });
    expect(other).toMatchObject({ allowed: true, remaining: 9 });
    const kept = await service.dataSource.query('select key from rate_limit');
    expect(JSON.stringify(kept)).not.toContain('203.0.113');
  });
});

describe('guessing a password', () => {
  it('is stopped after ten attempts from one address, across replicas', async () => {
    const from = { ...visitor, address: '203.0.113.77' };
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) {
      const { rpc } = n % 2 ? replica : service;
      const credentials = { email: owner.email, password: `guess ${n}` };
      codes.push((await refusalOf(rpc.call(login, { credentials, visitor: from }))).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('identity.login_refused'));
    expect(codes.slice(10)).toEqual(Array(2).fill('identity.too_many_tries'));
  });
});
