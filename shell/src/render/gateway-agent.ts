import http from 'node:http';
import { outcomeUnknown, type Problem } from '@valam/contracts/shared/problem';

/** A keep-alive agent for calls to the gateway. */
export const keptConnections = (maxSockets: number): http.Agent =>
  new http.Agent({ keepAlive: true, maxSockets, scheduling: 'lifo' });

/** An agent with a new connection for each call: if connecting fails, nothing was sent. */
export const freshConnections = (maxSockets: number): http.Agent =>
  new http.Agent({ keepAlive: false, maxSockets });

const lost = new Set(['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'EHOSTUNREACH', 'ETIMEDOUT']);

/**
 * The connection was lost before a response: a read or a write with an idempotency key may be retried on the next replica, any
 * other write only if nothing was sent.
 */
export const isConnectionLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && lost.has(String(error.code));

const unavailable: Problem = {
  code: 'gateway.unavailable',
  kind: 'unavailable',
  message: 'This is temporarily unavailable. Please try again.',
};

/** The refusal of a call to which no replica has responded. Its outcome is unknown if it may be done and must not be repeated. */
export const gatewayAway = (isOutcomeUnknown: boolean): Problem =>
  isOutcomeUnknown ? outcomeUnknown : unavailable;
