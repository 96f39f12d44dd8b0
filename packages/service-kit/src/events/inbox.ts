import type { EventContract } from '@valam/contracts/shared/define';
import { errorText } from '@valam/contracts/shared/loggable-error';
import { readerName } from '@valam/contracts/shared/streams';
import type { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { unitOf } from '../database/unit-of.js';
import type { BoundMethod } from '../discovery/bound-methods.js';
import type { EventBinding, EventContext } from './on-event.js';

export interface ReceivedEvent {
  readonly id: string;
  readonly subject: string;
  readonly payload: unknown;
  readonly occurredAt: Date;
  readonly trace: string | undefined;
}

/** The durable consumer name of a service for an event. */
export const consumerName = (unit: string, { subject }: EventContract): string => readerName(unit, subject);

/** Handles an event and records it, in one transaction. A repeat has no effect. Returns true if it was new. */
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
    const payload = unitOf(tx).confidential.read(binding.event, event.payload);
    await call(z.parse(binding.event.payload, payload), context);
    return true;
  });
}

/** Stores a failed event as a dead letter, for inspection and replay. */
export async function storeDeadLetter(
  dataSource: DataSource,
  consumer: string,
  event: ReceivedEvent,
  error: unknown,
): Promise<void> {
  await dataSource.query(
    `insert into dead_event (consumer, event_id, subject, payload, trace, occurred_at, error, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (consumer, event_id) do update set error = excluded.error, at = excluded.at`,
    [
      consumer,
      event.id,
      event.subject,
      JSON.stringify(event.payload ?? null),
      event.trace ?? null,
      event.occurredAt,
      errorText(error),
      unitOf(dataSource.manager).clock.now(),
    ],
  );
}
