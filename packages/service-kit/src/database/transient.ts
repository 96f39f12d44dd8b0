import { errors } from '@nats-io/transport-node';
import { ConcurrencyLimitError } from '../limit/concurrency-limit.js';
import { RpcTimeoutError, RpcUnavailableError } from '../rpc/errors.js';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** SQLSTATE classes: connection, resources, operator intervention; and single states: serialization, deadlock, lock. */
const transientStates = /^(08|53|57)|^(40001|40P01|55P03|25P03)$/;
const lostConnection =
  /Connection terminated|Client has encountered a connection error|not queryable|not connected|Query read timeout/i;
const noConnectionInTime = /timeout exceeded when trying to connect|^timeout expired$/i;

/**
 * If a transaction loses its connection between two statements, TypeORM returns the connection to the pool,
 * and the next statement or the commit fails with one of these errors instead. Compared by name, because the
 * gateway starts without TypeORM.
 */
const cutTransactions = new Set([
  'QueryRunnerProviderAlreadyReleasedError',
  'QueryRunnerAlreadyReleasedError',
]);
const isCutTransaction = (error: unknown): boolean =>
  error instanceof Error && cutTransactions.has(error.name);

/** Returns true if a retry may succeed, because only a dependency was unavailable. */
export function isTransient(error: unknown): boolean {
  if (error instanceof RpcUnavailableError || error instanceof RpcTimeoutError) return true;
  if (error instanceof errors.ClosedConnectionError || error instanceof errors.ConnectionError) return true;
  if (isCutTransaction(error) || error instanceof ConcurrencyLimitError) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && (networkCodes.has(code) || transientStates.test(code))) return true;
  if (typeof message === 'string' && noConnectionInTime.test(message)) return true;
  return (typeof message === 'string' && lostConnection.test(message)) || isTransient(cause);
}

/**
 * Returns true if PostgreSQL ended a statement or a transaction because of a timeout: a retry may succeed, or
 * none ever will.
 */
export function hasRunIntoLimit(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === '57014' || code === '55P03' || code === '25P03' || hasRunIntoLimit(cause);
}

const lostCodes = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/** Returns true if the database connection was lost, as in a failover; false if the database is only slow or full. */
export function hasLostDatabase(error: unknown): boolean {
  if (isCutTransaction(error)) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && (lostCodes.has(code) || code.startsWith('08'))) return true;
  return (typeof message === 'string' && lostConnection.test(message)) || hasLostDatabase(cause);
}

/**
 * Returns true if the connection was lost while a transaction was being committed: PostgreSQL may have
 * committed it. Any other lost connection rolls the transaction back.
 */
export const hasLostCommit = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'query' in error &&
  error.query === 'COMMIT' &&
  hasLostDatabase(error);
