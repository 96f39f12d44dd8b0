import { randomUUID } from 'node:crypto';
import type { EventContract, EventPayload } from '@valam/contracts/shared/define';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { prepared } from '../database/prepared-statements.js';
import { unitOf } from '../database/unit-of.js';
import { largestMessage } from '../nats/largest-message.js';
import { currentTraceparent } from '../trace/trace.js';
import { markAsEmitting } from './publish-after-commit.js';

const insertEvent = prepared(
  'insert into outbox (id, subject, payload, trace, occurred_at) values ($1, $2, $3, $4, $5)',
);

/** Emits an event: stored in the caller's transaction and published after the commit. Returns the event's id. */
export async function emit<E extends EventContract>(
  tx: EntityManager,
  event: E,
  payload: EventPayload<E>,
): Promise<string> {
  const id = randomUUID();
  const { clock, confidential } = unitOf(tx);
  const message = JSON.stringify(confidential.write(event, z.parse(event.payload, payload)));
  const bytes = Buffer.byteLength(message);
  // Events are published in order, so one that NATS rejects would block all others.
  if (bytes > largestMessage) throw new Error(`${event.subject} has ${bytes} bytes: too large for a message`);
  await tx.query(insertEvent, [id, event.subject, message, currentTraceparent() ?? null, clock.now()]);
  markAsEmitting(tx);
  return id;
}
