import pg, { type ClientConfig } from 'pg';
import { answerWithinMs, connectWithinMs, idleInTransactionMs } from './time-limits.js';

const noAnswer = 'Query read timeout';

/** A connection of a pool that is closed, instead of going back into it, when an answer did not come in time. */
export class LimitedClient extends pg.Client {
  constructor(config?: ClientConfig) {
    super(config);
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
}

/**
 * By these PostgreSQL notices within half a minute that the host of a unit is lost, and lets go of its locks: the presence
 * of its workers, whose jobs nobody else may run, or its turn at the outbox. By default it takes more than two hours.
 */
const keepAlives = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** Options of a connection that a unit keeps beside its pool. */
export const connectionBeside = (url: string, name: string): ClientConfig => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: connectWithinMs,
  query_timeout: answerWithinMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  options: keepAlives,
});
