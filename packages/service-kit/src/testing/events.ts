import { expect } from '@jest/globals';
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

/** Events emitted by the service so far, oldest first; optionally only those of one contract. */
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

/** The same, once the outbox is empty. */
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

let emptiedFor: string | undefined;

/**
 * Test files of one worker share one NATS account: each starts with an empty stream without consumers.
 * Purged, not deleted, because NATS could remove the files of a new stream with the same name.
 */
export async function forgetEarlierEvents(nats: NatsConnection): Promise<void> {
  const { testPath } = expect.getState();
  if (emptiedFor === testPath) return;
  emptiedFor = testPath;
  const { streams, consumers } = await jetstreamManager(nats, { checkAPI: false });
  for (const stream of streamNames) {
    const found = await streams.info(stream).catch(() => undefined);
    if (!found) continue;
    for await (const { name } of consumers.list(stream)) await consumers.delete(stream, name);
    if (found.state.messages > 0) await streams.purge(stream);
  }
}
