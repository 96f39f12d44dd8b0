import { setTimeout as pause } from 'node:timers/promises';
import { headers } from '@nats-io/transport-node';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { readerName, streamOf } from '@valam/contracts/shared/streams';
import type pg from 'pg';
import { connectionBeside } from '../database/limited-client.js';
import { PreparingClient, unhurried } from '../database/prepared-statements.js';
import type { Logger } from '../logging/logger.js';
import { traceHeader } from '../rpc/wire.js';
import type { EventStreams } from './stream.js';

const batchSize = 200;
const pollMs = 1_000;
/** Another replica is publishing, perhaps without the latest commit of this one. */
const pauseForOthersMs = 25;
const pauseAfterFailureMs = 500;
/** The stream can be lost while the connection stays open. */
const checkStreamEveryMs = 10_000;
const mailReader = 'notifications';
/** The outbox has all events of a week. */
const publishAgain = unhurried(
  'update outbox set published_at = null where published_at is not null',
  10 * 60_000,
);
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
 * Publishes the outbox in order, and records JetStream's acknowledgments. One replica publishes at a time; if
 * it dies, the next one continues with the remaining rows, and JetStream deduplicates by event id.
 */
export class OutboxRelay {
  private isStopping = false;
  private wake?: () => void;
  private isWoken = false;
  private running?: Promise<void>;
  private client?: pg.Client;
  private streamCheckedAt = 0;

  constructor(
    private readonly url: string,
    private readonly unit: string,
    private readonly streams: EventStreams,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.streams.whenReplaced(() => this.recheckStream());
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.publishSoon();
    await this.running;
    await this.client?.end().catch(() => undefined);
  }

  /** After a reconnect or a new stream: publishes pending events now, and checks the stream again. */
  recheckStream(): void {
    this.streamCheckedAt = 0;
    this.publishSoon();
  }

  /** Events of other processes are found by polling every second. */
  publishSoon(): void {
    this.isWoken = true;
    this.wake?.();
  }

  private async run(): Promise<void> {
    // The last pass starts after `stop` and publishes the events of the last calls and jobs.
    for (let isLast = false; !isLast;) {
      isLast = this.isStopping;
      try {
        this.isWoken = false;
        const client = this.client ?? (await this.connect());
        if (this.isStreamDue()) {
          await this.republishAfterLoss(client);
          await this.forgetRead(client).catch((error: unknown) => this.keepUnread(error));
        }
        let published = await this.publishBatch(client);
        while (published === batchSize && !this.isStopping) published = await this.publishBatch(client);
        await this.sleep(published === null ? pauseForOthersMs : pollMs);
      } catch (error) {
        if (this.isStopping) return;
        this.log.warn({ err: error }, 'events wait in the outbox');
        this.streamCheckedAt = 0;
        await this.client?.end().catch(() => undefined);
        this.client = undefined;
        await pause(pauseAfterFailureMs, undefined, { ref: false });
      }
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new PreparingClient(connectionBeside(this.url, `${this.unit} outbox`));
    // Assigned before it is connected, so that it is closed if the first statement fails, as on a read-only
    // standby.
    this.client = client;
    client.on('error', (error) => this.log.warn({ err: error }, 'the connection of the outbox was lost'));
    await client.connect();
    return client;
  }

  private async sleep(ms: number): Promise<void> {
    if (this.isWoken || this.isStopping) return;
    const woken = new Promise<void>((resolve) => (this.wake = resolve));
    await Promise.race([woken, pause(ms, undefined, { ref: false })]);
    this.wake = undefined;
  }

  private isStreamDue(): boolean {
    return this.streamCheckedAt === 0 || performance.now() > this.streamCheckedAt + checkStreamEveryMs;
  }

  /**
   * A recreated stream has lost events that may not have been consumed: publishes all stored events again.
   */
  private async republishAfterLoss(client: pg.Client): Promise<void> {
    const created = await this.streams.createdAt();
    await inTransaction(client, async () => {
      const { rowCount: isOther } = await client.query(
        `insert into outbox_stream (created) values ($1)
         on conflict (only_row) do update set created = excluded.created where outbox_stream.created <> excluded.created
         returning created`,
        [created],
      );
      if (isOther) await client.query(publishAgain);
    });
    this.streamCheckedAt = performance.now();
  }

  /**
   * Emails include private links: deletes consumed events everywhere except at their consumer, and keeps the
   * others.
   */
  private async forgetRead(client: pg.Client): Promise<void> {
    const { rowCount } = await client.query(
      'select 1 from outbox where subject = $1 and published_at is not null limit 1',
      [mailRequested.subject],
    );
    if (!rowCount) return;
    const reader = await this.streams.reader(
      streamOf(mailRequested.subject),
      readerName(mailReader, mailRequested.subject),
    );
    await client.query(
      'delete from outbox where subject = $1 and published_at is not null and stream_seq <= $2',
      [mailRequested.subject, reader.ack_floor.stream_seq],
    );
  }

  /** Without its consumer no event counts as consumed; events are still published. */
  private keepUnread(error: unknown): void {
    this.log.warn({ err: error }, 'emails stay in the outbox until their reader answers');
  }

  /** Returns the number of published events, or null if another replica is publishing. */
  private async publishBatch(client: pg.Client): Promise<number | null> {
    return inTransaction(client, async () => {
      const lock = await client.query<{ held: boolean }>(
        `select pg_try_advisory_xact_lock(hashtext('outbox')) as held`,
      );
      if (!lock.rows[0]?.held) return null;
      const { rows } = await client.query<OutboxRow>(
        `select seq, id, subject, payload, trace, occurred_at from outbox where published_at is null order by seq limit ${batchSize}`,
      );
      if (rows.length === 0) return 0;
      const places = await Promise.all(rows.map((row) => this.publish(row)));
      await client.query(
        `update outbox set published_at = now(), stream_seq = at.place
           from unnest($1::bigint[], $2::bigint[]) as at (seq, place) where outbox.seq = at.seq`,
        [rows.map(({ seq }) => seq), places],
      );
      return rows.length;
    });
  }

  /** Returns the sequence number in the stream. */
  private async publish(row: OutboxRow): Promise<number> {
    const header = headers();
    header.set(eventIdHeader, row.id);
    header.set(occurredAtHeader, row.occurred_at.toISOString());
    if (row.trace) header.set(traceHeader, row.trace);
    const { seq } = await this.streams.client.publish(row.subject, JSON.stringify(row.payload), {
      msgID: row.id,
      headers: header,
    });
    return seq;
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
