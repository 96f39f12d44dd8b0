import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { refuse } from '../admin/refuse.js';
import { unitOf } from '../database/unit-of.js';
import { boundMethods } from '../discovery/bound-methods.js';
import type { JobPayload } from '../jobs/job.js';
import { addJob } from '../jobs/jobs.js';
import { kitJobs } from '../jobs/kit-jobs.js';
import { OnJob } from '../jobs/on-job.js';
import { consumerName, receiveOnce } from './inbox.js';
import { eventMetadata, type EventBinding } from './on-event.js';

export interface DeadEvent {
  consumer: string;
  event_id: string;
  subject: string;
  payload: unknown;
  trace: string | null;
  occurred_at: Date | null;
  error: string;
  at: Date;
  erased_at: Date | null;
}

const replayEventJob = kitJobs.define({
  name: 'kit-replay-event',
  payload: z.object({
    consumer: z.string(),
    event: z.object({
      id: z.string(),
      subject: z.string(),
      payload: z.unknown(),
      occurredAt: z.string(),
      trace: z.nullable(z.string()),
    }),
  }),
});
type Replay = JobPayload<typeof replayEventJob>;

/** Dead letters, and their replay. */
@Injectable()
export class DeadEvents {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly dataSource: DataSource,
  ) {}

  async page(
    tx: EntityManager,
    { subject, limit, offset }: { subject: string | null; limit: number; offset: number },
  ) {
    const where = `$1::text is null or subject ilike '%' || $1 || '%'`;
    const rows = await tx.query<DeadEvent[]>(
      `select * from dead_event where ${where} order by at desc, consumer, event_id limit $2 offset $3`,
      [subject, limit, offset],
    );
    const [counted] = await tx.query<{ count: number }[]>(`select count(*) from dead_event where ${where}`, [
      subject,
    ]);
    return { rows, total: Number(counted?.count ?? 0) };
  }

  async find(tx: EntityManager, consumer: string, eventId: string): Promise<DeadEvent | null> {
    const [row] = await tx.query<DeadEvent[]>(
      'select * from dead_event where consumer = $1 and event_id = $2',
      [consumer, eventId],
    );
    return row ?? null;
  }

  async drop(tx: EntityManager, consumer: string, eventId: string): Promise<boolean> {
    const [rows] = await tx.query<[unknown[], number]>(
      'delete from dead_event where consumer = $1 and event_id = $2 returning 1 as one',
      [consumer, eventId],
    );
    return rows.length > 0;
  }

  /** Delivers the event again, to this consumer only. */
  async replay(tx: EntityManager, consumer: string, eventId: string): Promise<boolean> {
    const dead = await this.find(tx, consumer, eventId);
    if (!dead) return false;
    if (dead.erased_at)
      throw refuse(
        'Its personal data was erased, so it cannot be delivered again. Repair what it is about by hand.',
      );
    await this.drop(tx, consumer, eventId);
    const replay: Replay = {
      consumer,
      event: {
        id: dead.event_id,
        subject: dead.subject,
        payload: dead.payload,
        occurredAt: (dead.occurred_at ?? unitOf(tx).clock.now()).toISOString(),
        trace: dead.trace,
      },
    };
    await addJob(tx, replayEventJob, replay, { key: `replay:${consumer}:${eventId}` });
    return true;
  }

  @OnJob(replayEventJob)
  async handleAgain({ consumer, event }: Replay): Promise<void> {
    const unit = unitOf(this.dataSource.manager).unit;
    const method = boundMethods<EventBinding>(this.discovery, eventMetadata).find(
      ({ binding }) => consumerName(unit, binding.event) === consumer,
    );
    if (!method) throw new Error(`Nothing handles ${event.subject} here any more`);
    await receiveOnce(this.dataSource, consumer, method, {
      ...event,
      occurredAt: new Date(event.occurredAt),
      trace: event.trace ?? undefined,
    });
  }
}
