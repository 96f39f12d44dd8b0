import http from 'node:http';

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
