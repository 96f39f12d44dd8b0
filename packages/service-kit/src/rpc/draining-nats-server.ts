import { NatsContext, ServerNats } from '@nestjs/microservices';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { lastValueFrom, type Observable } from 'rxjs';
import type { Logger } from '../logging/logger.js';
import { internalProblem, unavailableProblem, type WireReply } from './wire.js';

/** Further concurrent calls are refused immediately, because they would only queue. */
const maxInFlight = 256;
const drainTimeoutMs = 10_000;

/**
 * Nest's NATS transport on the process's shared connection, with replies in the kit's format and graceful
 * shutdown: it takes no new work, finishes delivered calls, and only then disconnects.
 */
export class DrainingNatsServer extends ServerNats {
  private readonly open: Subscription[] = [];
  private inFlight = 0;
  private becameIdle?: () => void;

  constructor(
    private readonly connection: NatsConnection,
    private readonly group: string,
    private readonly log: Logger,
  ) {
    super({ queue: group });
  }

  override async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      for (const subject of this.messageHandlers.keys()) this.open.push(this.subscribe(subject));
      await this.connection.flush();
      callback();
    } catch (error) {
      callback(error);
    }
  }

  private subscribe(subject: string): Subscription {
    return this.connection.subscribe(subject, {
      queue: this.group,
      callback: (error, message) => {
        if (error) this.log.error({ err: error, subject }, 'subscription failed');
        else void this.handleMessage(subject, message);
      },
    });
  }

  override async handleMessage(subject: string, message: Msg): Promise<void> {
    if (this.inFlight >= maxInFlight) return this.reply(subject, message, { problem: unavailableProblem });
    this.inFlight++;
    try {
      const handler = this.messageHandlers.get(subject);
      const context = new NatsContext([subject, message.headers]);
      const replies = (await handler?.(message.json(), context)) as Observable<WireReply>;
      this.reply(subject, message, await lastValueFrom(replies));
    } catch (error) {
      this.log.error({ err: error, subject }, 'call could not be read');
      this.reply(subject, message, { problem: internalProblem });
    } finally {
      if (--this.inFlight === 0) this.becameIdle?.();
    }
  }

  /**
   * Never throws: a reply may exceed the size of a message, and the connection may already be closed when a
   * slow call ends.
   */
  private reply(subject: string, message: Msg, reply: WireReply): void {
    for (const answer of [reply, { problem: internalProblem }]) {
      try {
        message.respond(JSON.stringify(answer));
        return;
      } catch (error) {
        this.log.error({ err: error, subject }, 'answer could not be sent');
      }
    }
  }

  override async close(): Promise<void> {
    await Promise.all(this.open.splice(0).map((subscription) => subscription.drain().catch(() => undefined)));
    if (this.inFlight > 0) await Promise.race([this.idle(), timeout(drainTimeoutMs)]);
    if (!this.connection.isClosed()) await this.connection.flush().catch(() => undefined);
  }

  private idle(): Promise<void> {
    return new Promise((resolve) => (this.becameIdle = resolve));
  }
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
