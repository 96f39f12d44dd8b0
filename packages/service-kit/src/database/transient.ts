import { errors } from '@nats-io/transport-node';
import { RpcTimeoutError, RpcUnavailableError } from '../rpc/errors.js';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** SQLSTATE classes: connection, resources, operator intervention; and single states: serialisation, deadlock, lock. */
const transientStates = /^(08|53|57)|^(40001|40P01|55P03|25P03)$/;
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|not connected/i;

/** Whether the same work may succeed a moment later because only something it needs was away. */
export function isTransient(error: unknown): boolean {
  if (error instanceof RpcUnavailableError || error instanceof RpcTimeoutError) return true;
  if (error instanceof errors.ClosedConnectionError || error instanceof errors.ConnectionError) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && (networkCodes.has(code) || transientStates.test(code))) return true;
  return (typeof message === 'string' && lostConnection.test(message)) || isTransient(cause);
}
