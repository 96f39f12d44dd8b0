/** PostgreSQL ends a statement that takes longer. */
export const statementMs = 10_000;

/**
 * Nothing that arrives later is an answer to a statement: the host of the server is lost, and says nothing. TCP alone
 * would wait for it for a quarter of an hour, long after its address leads to another server.
 */
export const answerWithinMs = statementMs + 2_000;

/** Opening a connection. */
export const connectWithinMs = 5_000;

/** A transaction whose client says nothing: its host may be lost. */
export const idleInTransactionMs = 15_000;
