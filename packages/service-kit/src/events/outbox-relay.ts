import { setTimeout as pause } from 'node:timers/promises';
import { headers } from '@nats-io/transport-node';
import pg from 'pg';
import type { Logger } from '../logging/logger.js';
import { traceHeader } from '../rpc/wire.js';
import { outboxChannel } from './emit.js';
import type { EventStream } from './stream.js';

const batchSize = 200;
const pollMs = 1_000;
const pauseAfterFailureMs = 500;
/** The stream may be lost without the connection being lost. */
const lookAtStreamEveryMs = 10_000;
export const occurredAtHeader = 'occurred-at';
export const eventIdHeader = 'event-id';

interface OutboxRow {
  seq: number;
  id: string;
  subject: string;
  payload: unknown;
  trace: string | null;
  occurred_at: Date;
}

/**
 * Publishes what stands in the outbox, in its order, and notes what JetStream has acknowledged. One replica at a time
 * does it; whoever dies in between leaves the rows to the next one, and JetStream drops the repeats by their id.
 */
export class OutboxRelay {
  private isStopping = false;
  private wake?: () => void;
  private isWoken = false;
  private running?: Promise<void>;
  private client?: pg.Client;
  private streamLookedAt = 0;

  constructor(
    private readonly url: string,
    private readonly unit: string,
    private readonly stream: EventStream,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.stream.whenReplaced(() => this.lookAgain());
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.rouse();
    await this.running;
    await this.client?.end().catch(() => undefined);
  }

  /** NATS is back, or the stream is another one: what waits is tried at once, and the stream looked at again. */
  lookAgain(): void {
    this.streamLookedAt = 0;
    this.rouse();
  }

  private rouse(): void {
    this.isWoken = true;
    this.wake?.();
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      try {
        this.isWoken = false;
        const client = (this.client ??= await this.listen());
        if (this.isStreamDue()) await this.republishAfterLoss(client);
        while ((await this.publishBatch(client)) === batchSize && !this.isStopping);
        await this.sleep(pollMs);
      } catch (error) {
        if (this.isStopping) return;
        this.log.warn({ err: error }, 'events wait in the outbox');
        this.streamLookedAt = 0;
        await this.client?.end().catch(() => undefined);
        this.client = undefined;
        await pause(pauseAfterFailureMs, undefined, { ref: false });
      }
    }
  }

  private async listen(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: `${this.unit} outbox`,
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', (error) => this.log.warn({ err: error }, 'the connection of the outbox was lost'));
    client.on('notification', () => this.rouse());
    await client.connect();
    await client.query(`listen ${outboxChannel}`);
    return client;
  }

  private async sleep(ms: number): Promise<void> {
    if (this.isWoken || this.isStopping) return;
    const woken = new Promise<void>((resolve) => (this.wake = resolve));
    await Promise.race([woken, pause(ms, undefined, { ref: false })]);
    this.wake = undefined;
  }

  private isStreamDue(): boolean {
    return this.streamLookedAt === 0 || performance.now() > this.streamLookedAt + lookAtStreamEveryMs;
  }

  /** A stream other than the one published to has lost what nobody may have read yet: all that is kept goes out again. */
  private async republishAfterLoss(client: pg.Client): Promise<void> {
    const created = await this.stream.ensure();
    await inTransaction(client, async () => {
      const { rowCount: isOther } = await client.query(
        `insert into outbox_stream (created) values ($1)
         on conflict (only_row) do update set created = excluded.created where outbox_stream.created <> excluded.created
         returning created`,
        [created],
      );
      if (isOther) await client.query('update outbox set published_at = null where published_at is not null');
    });
    this.streamLookedAt = performance.now();
  }

  private async publishBatch(client: pg.Client): Promise<number> {
    return inTransaction(client, async () => {
      const lock = await client.query<{ held: boolean }>(
        `select pg_try_advisory_xact_lock(hashtext('outbox')) as held`,
      );
      if (!lock.rows[0]?.held) return 0;
      const { rows } = await client.query<OutboxRow>(
        `select seq, id, subject, payload, trace, occurred_at from outbox where published_at is null order by seq limit ${batchSize}`,
      );
      if (rows.length === 0) return 0;
      await Promise.all(rows.map((row) => this.publish(row)));
      await client.query('update outbox set published_at = now() where seq = any($1)', [
        rows.map(({ seq }) => seq),
      ]);
      return rows.length;
    });
  }

  private async publish(row: OutboxRow): Promise<void> {
    const header = headers();
    header.set(eventIdHeader, row.id);
    header.set(occurredAtHeader, row.occurred_at.toISOString());
    if (row.trace) header.set(traceHeader, row.trace);
    await this.stream.client.publish(row.subject, JSON.stringify(row.payload), {
      msgID: row.id,
      headers: header,
    });
  }
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
