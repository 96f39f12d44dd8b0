import { setTimeout as pause } from 'node:timers/promises';
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { streamOf } from '@valam/contracts/shared/streams';
import type { DataSource } from 'typeorm';
import type { BoundMethod } from '../discovery/bound-methods.js';
import type { Logger } from '../logging/logger.js';
import { traceHeader } from '../rpc/wire.js';
import { runInSpan } from '../trace/trace.js';
import { consumerName, receiveOnce, storeDeadLetter, type ReceivedEvent } from './inbox.js';
import type { EventBinding } from './on-event.js';
import { eventIdHeader, occurredAtHeader } from './outbox-relay.js';
import type { EventStreams } from './stream.js';
import { DeadLetterRule } from './dead-letter-rule.js';

const fetchMs = 5_000;
const fetchSize = 10;
/** While NATS restarts or elects a leader, a consumer is unavailable for seconds. */
const usualAwayAfterMs = 60_000;

/**
 * Delivers the events of one subject to one method, from a durable consumer created by an administrator: in
 * order per replica, with exactly-once effects.
 */
export class EventConsumer {
  readonly name: string;
  private isStopping = false;
  private fetching?: ConsumerMessages;
  private running?: Promise<void>;
  private failingSince: number | null = null;
  private hasWarned = false;
  private readonly deadLetterRule = new DeadLetterRule();

  constructor(
    unit: string,
    private readonly streams: EventStreams,
    private readonly dataSource: DataSource,
    private readonly method: BoundMethod<EventBinding>,
    private readonly log: Logger,
    private readonly awayAfterMs = usualAwayAfterMs,
  ) {
    this.name = consumerName(unit, method.binding.event);
  }

  start(): void {
    this.running = this.run();
  }

  /**
   * Returns true if its events could not be read for a minute: the consumer does not exist, or this unit has
   * no permission to use it.
   */
  get isAway(): boolean {
    return this.failingSince !== null && performance.now() - this.failingSince >= this.awayAfterMs;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.fetching?.stop();
    await this.running;
  }

  /** After a reconnect the pending pull request may never return. */
  reconnected(): void {
    this.fetching?.stop();
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      try {
        await this.takeSome();
        this.failingSince = null;
        this.hasWarned = false;
      } catch (error) {
        if (this.isStopping) return;
        this.noteFailure(error);
        await pause(250, undefined, { ref: false });
      }
    }
  }

  private noteFailure(error: unknown): void {
    this.failingSince ??= performance.now();
    const fields = { err: error, consumer: this.name };
    if (this.isAway && !this.hasWarned) this.log.error(fields, 'events cannot be read');
    else this.log.debug(fields, 'reading events is tried again');
    this.hasWarned ||= this.isAway;
  }

  private async takeSome(): Promise<void> {
    const stream = streamOf(this.method.binding.event.subject);
    const consumer = await this.streams.client.consumers.get(stream, this.name);
    this.fetching = await consumer.fetch({ max_messages: fetchSize, expires: fetchMs });
    if (this.isStopping) this.fetching.stop();
    for await (const message of this.fetching) {
      if (this.isStopping) message.nak();
      else await this.take(message);
    }
  }

  private take(message: JsMsg): Promise<void> {
    const event = received(message);
    if (!event.id) {
      this.log.error({ subject: event.subject }, 'an event without an id was dropped');
      message.term();
      return Promise.resolve();
    }
    return runInSpan(`event ${event.subject}`, 'consumer', event.trace, async () => {
      try {
        await receiveOnce(this.dataSource, this.name, this.method, event);
        message.ack();
        this.deadLetterRule.forget(event.id);
      } catch (error) {
        await this.failed(message, event, error);
      }
    });
  }

  private async failed(message: JsMsg, event: ReceivedEvent, error: unknown): Promise<void> {
    const tries = message.info.deliveryCount;
    const fields = { err: error, eventId: event.id, subject: event.subject, consumer: this.name, tries };
    if (!this.deadLetterRule.applies(event.id, tries, error)) {
      this.log.warn(fields, 'event is tried again');
      return message.nak(pauseAfter(tries));
    }
    try {
      await storeDeadLetter(this.dataSource, this.name, event, error);
      this.log.error(fields, 'event stored as a dead letter');
      message.term();
      this.deadLetterRule.forget(event.id);
    } catch (storeError) {
      this.log.warn({ ...fields, err: storeError }, 'dead letter could not be stored');
      message.nak(pauseAfter(tries));
    }
  }
}

function pauseAfter(tries: number): number {
  return Math.min(15_000, 50 * 2 ** Math.min(tries, 10));
}

function received(message: JsMsg): ReceivedEvent {
  const occurredAt = message.headers?.get(occurredAtHeader);
  return {
    id: message.headers?.get(eventIdHeader) ?? '',
    subject: message.subject,
    payload: parsed(message),
    occurredAt: occurredAt ? new Date(occurredAt) : new Date(message.time),
    trace: message.headers?.get(traceHeader) || undefined,
  };
}

function parsed(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return message.string();
  }
}
