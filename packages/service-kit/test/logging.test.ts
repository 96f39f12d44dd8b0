import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createDataSource } from '../src/database/data-source.js';
import { createLogger } from '../src/logging/logger.js';
import { NestLogger } from '../src/logging/nest-logger.js';
import { createTestDatabase } from '../src/testing/test-database.js';
import { lampService } from './sample-service.js';

const marker = 'MARKER-5d2e8';

function linesOf() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, log: createLogger('leads', 'debug', destination) };
}

/** Statements that PostgreSQL rejects at each stage at which it can reject a value. */
const refusedStatements = [
  [
    'insert into outbox (id, subject, payload, occurred_at) values (gen_random_uuid(), $1, $2, now())',
    'no json',
  ],
  ['insert into inbox (consumer, event_id) values ($1, $2)', 'no uuid'],
  [
    'insert into dead_event (consumer, event_id, subject, error) values ($1, gen_random_uuid(), $2, null)',
    'null',
  ],
] as const;

describe('a log', () => {
  it('never has the values of a failed statement', async () => {
    const database = await createTestDatabase(lampService);
    const { lines, log } = linesOf();
    const source = createDataSource({
      name: 'catalog',
      url: database.url,
      entities: [],
      migrations: [],
      log,
    });
    await source.initialize();
    for (const [statement] of refusedStatements) {
      const error: unknown = await source
        .query(statement, [`${marker}@a.example`, `{${marker}`])
        .catch((thrown: unknown) => thrown);
      log.warn({ err: error, reason: error }, 'call failed');
      log.error(error);
      new NestLogger(log).error(error);
      new NestLogger(log).error(error instanceof Error ? error.message : error, 'Handler');
    }
    await source.destroy();
    await database.drop();
    expect(lines).toHaveLength(12);
    const said = lines.join('');
    expect(said).toContain('"code":"22P02"');
    expect(said).toContain('"code":"23502"');
    expect(said).not.toContain(marker);
  });

  it('has the code location where an error was thrown', () => {
    const { lines, log } = linesOf();
    log.error({ err: new RangeError('the hold is over') }, 'call failed');
    const { err } = JSON.parse(lines[0] ?? '{}') as { err: { type: string; message: string; stack: string } };
    expect(err).toMatchObject({ type: 'RangeError', message: 'the hold is over' });
    expect(err.stack).toContain('logging.test');
  });
});
