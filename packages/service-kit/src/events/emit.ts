import { randomUUID } from 'node:crypto';
import type { EventContract, EventPayload } from '@valam/contracts/shared/define';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { prepared } from '../database/prepared-statements.js';
import { unitOf } from '../database/unit-of.js';
import { currentTraceparent } from '../trace/trace.js';

export const outboxChannel = 'outbox';

const insertEvent = prepared(
  `with announced as (
     insert into outbox (id, subject, payload, trace, occurred_at) values ($1, $2, $3, $4, $5) returning seq
   ) select pg_notify('${outboxChannel}', '') from announced`,
);

/** Emits an event: stored in the caller's transaction and published after the commit. Returns the event's id. */
export async function emit<E extends EventContract>(
  tx: EntityManager,
  event: E,
  payload: EventPayload<E>,
): Promise<string> {
  const id = randomUUID();
  const { clock, confidential } = unitOf(tx);
  await tx.query(insertEvent, [
    id,
    event.subject,
    JSON.stringify(confidential.write(event, z.parse(event.payload, payload))),
    currentTraceparent() ?? null,
    clock.now(),
  ]);
  return id;
}
