import pg, { type ClientConfig } from 'pg';
import { ConcurrencyLimit } from '../limit/concurrency-limit.js';
import { answerWithinMs, connectWithinMs, idleInTransactionMs } from './time-limits.js';

const noAnswer = 'Query read timeout';
const terminated = 'Connection terminated';

/**
 * If a busy machine loses its connections, as at a restart, dozens of concurrent handshakes would share its
 * CPU, none would finish in time, and all would be retried forever. A connection waits in the queue for at
 * most half of its timeout; the other half is for opening it.
 */
const opening = new ConcurrencyLimit({ atOnce: 2, waiting: Infinity, waitMs: connectWithinMs / 2 });

/**
 * A client that limits the number of concurrent handshakes. If a response does not arrive in time, the
 * connection is closed instead of returned to its pool.
 */
export class LimitedClient extends pg.Client {
  private isUnwanted = false;

  constructor(config?: ClientConfig) {
    super(config);
    this.connect = new Proxy(this.connect, {
      apply: (connect, client, [tell]: [((error: unknown) => void)?]): unknown => {
        const opened = this.open(() => Reflect.apply(connect, client, []));
        if (!tell) return opened;
        return void opened.then(() => tell(null), tell);
      },
    });
    this.end = new Proxy(this.end, {
      apply: (end, client, given: []): unknown => {
        this.isUnwanted = true;
        return Reflect.apply(end, client, given);
      },
    });
    this.query = new Proxy(this.query, {
      apply: (query, client, given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(query, client, given);
        if (answer instanceof Promise)
          answer.catch((error: unknown) => {
            if (error instanceof Error && error.message === noAnswer) void this.end();
          });
        return answer;
      },
    });
  }

  /**
   * A server that shuts down may send its error in the same packet as `ReadyForQuery`. At that moment no
   * other `error` listener is attached yet, and an unhandled `error` event ends the process.
   */
  private async open(connect: () => unknown): Promise<void> {
    let failure: Error | undefined;
    const note = (error: Error): void => void (failure ??= error);
    this.on('error', note);
    try {
      await opening.pass(async () => {
        if (this.isUnwanted) throw new Error(terminated);
        await this.readyOrEnded(connect);
      });
      if (!failure) return;
      this.end().catch(() => undefined);
      throw failure;
    } finally {
      this.off('error', note);
    }
  }

  /**
   * If a connection is ended while it is being opened, the promise of the library never settles, and its slot
   * would never be released.
   */
  private async readyOrEnded(connect: () => unknown): Promise<void> {
    const ended = new Promise<never>((_resolve, reject) =>
      this.once('end', () => reject(new Error(terminated))),
    );
    await Promise.race([connect(), ended]);
  }
}

/**
 * TCP keepalives, by which PostgreSQL detects within half a minute that the host of a unit is lost, and
 * releases its locks and connections: the presence locks of its workers, which block their jobs until then,
 * the lock on the outbox, and the lock on migrations, without which no replica starts. The default takes more
 * than two hours.
 */
export const keepAlives = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** The same address, for a library that opens connections of its own. */
export function withKeepAlives(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('options')) address.searchParams.set('options', keepAlives);
  return address.href;
}

/** Options of a connection that a unit has in addition to its pool. */
export const connectionBeside = (url: string, name: string): ClientConfig => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: connectWithinMs,
  query_timeout: answerWithinMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  options: keepAlives,
});
