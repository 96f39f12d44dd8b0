import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { EventContract, EventPayload } from '@valam/contracts/shared/define';
import type { DataSource } from 'typeorm';
import { unitOf } from '../database/unit-of.js';
import { streamNames } from '@valam/contracts/shared/streams';
import { waitFor } from './wait-for.js';

export interface PublishedEvent<P = unknown> {
  readonly id: string;
  readonly subject: string;
  readonly payload: P;
  readonly occurredAt: Date;
}

/** What the service has announced so far, oldest first; of one event only, when given. */
export async function emittedEvents<E extends EventContract>(
  dataSource: DataSource,
  event?: E,
): Promise<PublishedEvent<EventPayload<E>>[]> {
  const rows = await dataSource.query<PublishedEvent<EventPayload<E>>[]>(
    `select id, subject, payload, occurred_at as "occurredAt" from outbox where $1::text is null or subject = $1 order by seq`,
    [event?.subject ?? null],
  );
  const { confidential } = unitOf(dataSource.manager);
  return rows.map((row) =>
    event ? { ...row, payload: confidential.read(event, row.payload) as EventPayload<E> } : row,
  );
}

/** The same, once nothing waits to be published any more. */
export async function publishedEvents<E extends EventContract>(
  dataSource: DataSource,
  event?: E,
): Promise<PublishedEvent<EventPayload<E>>[]> {
  await waitFor(async () => {
    const [{ count } = { count: 1 }] = await dataSource.query<{ count: number }[]>(
      'select count(*) from outbox where published_at is null',
    );
    return Number(count) === 0;
  });
  return emittedEvents(dataSource, event);
}

let isPurged = false;

/**
 * Test files of one worker follow each other on one NATS account: each starts with an empty stream that no one reads.
 * Emptied, not deleted: a new stream of the same name would lose its files to the clearing up of the old one.
 */
export async function forgetEarlierEvents(nats: NatsConnection): Promise<void> {
  if (isPurged) return;
  isPurged = true;
  const { streams, consumers } = await jetstreamManager(nats, { checkAPI: false });
  for (const stream of streamNames) {
    const isThere = await streams.info(stream).catch(() => undefined);
    if (!isThere) continue;
    for await (const { name } of consumers.list(stream)) await consumers.delete(stream, name);
    await streams.purge(stream);
  }
}
