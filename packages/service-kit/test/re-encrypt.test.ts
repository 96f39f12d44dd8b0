import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ServiceDefinition } from '../src/bootstrap/service-definition.js';
import { migration } from '../src/database/migration.js';
import { ReEncrypt } from '../src/secrets/re-encrypt.js';
import { Encrypted } from '../src/secrets/encrypted-column.js';
import { Keyring } from '../src/secrets/keyring.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { lampService } from './sample-service.js';

@Entity({ name: 'letter' })
class LetterEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'sealed_words', nullable: true }) @Encrypted('letter') words!: string | null;
}

const letters: ServiceDefinition<typeof lampService.config> = {
  ...lampService,
  entities: [...lampService.entities, LetterEntity],
  migrations: [
    ...lampService.migrations,
    migration('0002-letters', 'create table letter (id text primary key, sealed_words text)'),
  ],
};

const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const [older, newer] = [keyOf(1), keyOf(2)];

describe('key rotation', () => {
  let database: TestDatabase;
  let running: TestService | null = null;

  beforeEach(async () => {
    database = await createTestDatabase(letters);
  });
  afterEach(async () => {
    await running?.stop();
    running = null;
    await database.drop();
  });

  async function withKeys(secretKey: string): Promise<TestService> {
    await running?.stop();
    running = await startTestService({ ...letters, database, secretKey });
    return running;
  }
  const reEncrypt = ({ get }: TestService) => get(ReEncrypt).run();

  /** Rows as written by a release with one key, and one without text. */
  async function write({ dataSource }: TestService, count: number): Promise<void> {
    const keyring = new Keyring(older);
    const rows = Array.from({ length: count }, (_, n) => ({
      id: `letter-${n}`,
      words: keyring.encrypt('letter', `word ${n}`),
    }));
    await dataSource.manager.insert(LetterEntity, [...rows, { id: 'empty', words: null }]);
  }

  async function readAll({ dataSource }: TestService, keys: string): Promise<string[]> {
    const keyring = new Keyring(keys);
    const rows = await dataSource.manager.find(LetterEntity);
    return rows.flatMap(({ words }) => (words ? [keyring.decrypt('letter', words)] : [])).sort();
  }

  it('re-encrypts everything in batches, after which the old key can be removed', async () => {
    await write(await withKeys(older), 450);
    const words = await readAll(await withKeys(`${older},${newer}`), older);

    const service = await withKeys(`${newer},${older}`);
    expect(await reEncrypt(service)).toEqual({ changed: 450, unreadable: 0, left: 0 });
    expect(await reEncrypt(service)).toEqual({ changed: 0, unreadable: 0, left: 0 });
    expect(await readAll(await withKeys(newer), newer)).toEqual(words);
  });

  it('skips locked rows until the next run', async () => {
    const service = await withKeys(`${newer},${older}`);
    await write(service, 3);
    await service.dataSource.transaction(async (tx) => {
      await tx.findOne(LetterEntity, { where: { id: 'letter-1' }, lock: { mode: 'pessimistic_write' } });
      expect(await reEncrypt(service)).toEqual({ changed: 2, unreadable: 0, left: 1 });
    });
    expect(await reEncrypt(service)).toEqual({ changed: 1, unreadable: 0, left: 0 });
  });

  it('reports unreadable texts, leaves them unchanged, and continues with the others', async () => {
    const service = await withKeys(`${newer},${older}`);
    await write(service, 3);
    const tampered = `${new Keyring(older).encrypt('letter', 'word 1').slice(0, -4)}AAAA`;
    await service.dataSource.manager.update(LetterEntity, { id: 'letter-1' }, { words: tampered });
    const lost = new Keyring(`${keyOf(3)},${older}`).encrypt('letter', 'x');
    await service.dataSource.manager.update(LetterEntity, { id: 'letter-2' }, { words: lost });
    expect(await reEncrypt(service)).toEqual({ changed: 1, unreadable: 2, left: 2 });
    const kept = await service.dataSource.manager.findOneByOrFail(LetterEntity, { id: 'letter-1' });
    expect(kept.words).toBe(tampered);
  });

  it('does nothing with a single key', async () => {
    const service = await withKeys(newer);
    await write(service, 1);
    expect(await reEncrypt(service)).toEqual({ changed: 0, unreadable: 0, left: 0 });
  });
});
