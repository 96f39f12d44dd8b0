import {
  createInbox,
  errors,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { inboxPrefixOf } from '../nats/connection.js';
import { RpcTimeoutError, RpcUnavailableError } from './errors.js';

interface Waiting {
  readonly subject: string;
  readonly timeoutMs: number;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (message: Msg) => void;
  readonly reject: (error: Error) => void;
}

interface Question {
  readonly body: string;
  readonly timeoutMs: number;
  readonly headers?: MsgHdrs;
}

const noResponders = 503;

/**
 * Asks, and hands each answer to who waits for it, over one subscription. The library's own `request` makes an error
 * with its stack for every answer that arrives, which costs more than the rest of the asking.
 */
export class Replies {
  private readonly address: string;
  private readonly waiting = new Map<string, Waiting>();
  private subscription?: Subscription;
  private asked = 0;

  constructor(private readonly connection: NatsConnection) {
    this.address = `${createInbox(inboxPrefixOf(connection))}.`;
  }

  ask(subject: string, { body, timeoutMs, headers }: Question): Promise<Msg> {
    if (this.connection.isClosed()) return Promise.reject(new RpcUnavailableError(subject));
    this.subscription ??= this.listen();
    const token = (++this.asked).toString(36);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(token);
        reject(new RpcTimeoutError(subject, timeoutMs));
      }, timeoutMs);
      this.waiting.set(token, { subject, timeoutMs, timer, resolve, reject });
      try {
        const reply = this.address + token;
        this.connection.publish(subject, body, headers ? { reply, headers } : { reply });
      } catch (error) {
        this.take(token);
        reject(isClosing(error) ? new RpcUnavailableError(subject) : (error as Error));
      }
    });
  }

  private listen(): Subscription {
    void this.connection.closed().then(() => this.giveUp());
    return this.connection.subscribe(`${this.address}*`, {
      callback: (error, message) => this.heard(error, message),
    });
  }

  /** An answer that comes too late is no one's. */
  private heard(error: Error | null, message: Msg): void {
    if (error) return;
    const waiting = this.take(message.subject.slice(this.address.length));
    if (!waiting) return;
    if (message.data.length === 0 && message.headers?.code === noResponders) {
      waiting.reject(new RpcUnavailableError(waiting.subject));
    } else waiting.resolve(message);
  }

  private take(token: string): Waiting | undefined {
    const waiting = this.waiting.get(token);
    if (!waiting) return undefined;
    clearTimeout(waiting.timer);
    this.waiting.delete(token);
    return waiting;
  }

  /** Whether what was asked has been done is not known. */
  private giveUp(): void {
    for (const token of [...this.waiting.keys()]) {
      const waiting = this.take(token);
      waiting?.reject(new RpcTimeoutError(waiting.subject, waiting.timeoutMs));
    }
  }
}

const isClosing = (error: unknown): boolean =>
  error instanceof errors.ClosedConnectionError || error instanceof errors.DrainingConnectionError;
