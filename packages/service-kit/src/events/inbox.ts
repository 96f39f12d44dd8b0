import type { EventContract } from '@valam/contracts/shared/define';
import type { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import type { BoundMethod } from '../discovery/bound-methods.js';
import type { EventBinding, EventContext } from './on-event.js';

export interface ReceivedEvent {
  readonly id: string;
  readonly subject: string;
  readonly payload: unknown;
  readonly occurredAt: Date;
  readonly trace: string | undefined;
}

/** The durable name of what one service does about one event. NATS allows no dots in it. */
export function consumerName(unit: string, event: EventContract): string {
  return `${unit}__${event.subject.replaceAll('.', '_')}`;
}

/** Handles an event and notes it, in one transaction. A repeat changes nothing. Tells whether it was new. */
export function receiveOnce(
  dataSource: DataSource,
  consumer: string,
  { binding, call }: BoundMethod<EventBinding>,
  event: ReceivedEvent,
): Promise<boolean> {
  return dataSource.transaction(async (tx) => {
    const noted = await tx.query<unknown[]>(
      'insert into inbox (consumer, event_id) values ($1, $2) on conflict do nothing returning 1 as one',
      [consumer, event.id],
    );
    if (noted.length === 0) return false;
    const context: EventContext = { tx, eventId: event.id, occurredAt: event.occurredAt };
    await call(z.parse(binding.event.payload, event.payload), context);
    return true;
  });
}

/** Puts an event aside that cannot be handled, so that it can be looked at and replayed. */
export async function setAside(
  dataSource: DataSource,
  consumer: string,
  event: ReceivedEvent,
  error: unknown,
): Promise<void> {
  await dataSource.query(
    `insert into dead_event (consumer, event_id, subject, payload, trace, occurred_at, error)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (consumer, event_id) do update set error = excluded.error, at = now()`,
    [
      consumer,
      event.id,
      event.subject,
      JSON.stringify(event.payload ?? null),
      event.trace ?? null,
      event.occurredAt,
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    ],
  );
}
