import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { lightLamp } from './sample-contracts.js';
import { lampService } from './sample-service.js';

const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const [older, newer] = [keyOf(1), keyOf(2)];

describe('an idempotency key', () => {
  let database: TestDatabase;
  let running: TestService | null = null;

  beforeAll(async () => {
    database = await createTestDatabase(lampService);
  });
  afterEach(async () => {
    await running?.stop();
    running = null;
  });
  afterAll(() => database.drop());

  async function withKeys(secretKey: string): Promise<TestService> {
    await running?.stop();
    running = await startTestService({ ...lampService, database, secretKey });
    return running;
  }
  const light = ({ rpc }: TestService, key: string, name: string) => rpc.call(lightLamp, { name, key });
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

  it('stores no hash from which the body can be guessed', async () => {
    const lamps = await withKeys(older);
    await light(lamps, 'secret', 'Deepa');
    const [kept] = await lamps.dataSource.query<{ body_hash: string }[]>(
      `select body_hash from idempotency where key = 'secret'`,
    );
    expect(kept?.body_hash).toBeTruthy();
    expect(kept?.body_hash).not.toBe(sha256('{"name":"Deepa"}'));
  });

  it('is recognized during a key rotation', async () => {
    const first = await light(await withKeys(older), 'rotation', 'Jyoti');
    const lamps = await withKeys(`${newer},${older}`);
    expect(await light(lamps, 'rotation', 'Jyoti')).toEqual(first);
    await expect(light(lamps, 'rotation', 'Another')).rejects.toMatchObject({
      problem: { code: 'lamp.key_reused' },
    });
  });

  it('of an earlier release, with an unkeyed hash, is recognized', async () => {
    const lamps = await withKeys(older);
    const first = await light(lamps, 'earlier', 'Arati');
    await lamps.dataSource.query(`update idempotency set body_hash = $1 where key = 'earlier'`, [
      sha256('{"name":"Arati"}'),
    ]);
    expect(await light(lamps, 'earlier', 'Arati')).toEqual(first);
  });
});
