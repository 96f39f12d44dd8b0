/** PostgreSQL ends a statement that takes longer. */
export const statementMs = 10_000;

/**
 * A response arrives within this time or never, because the host of the server is lost. TCP alone would wait
 * for a quarter of an hour, long after the address belongs to another server.
 */
export const answerWithinMs = statementMs + 2_000;

/** Timeout of opening a connection. */
export const connectWithinMs = 5_000;

/** PostgreSQL ends a transaction that is idle for this long: the host of its client may be lost. */
export const idleInTransactionMs = 15_000;
