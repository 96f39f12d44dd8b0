import http from 'node:http';

/** Connections to the gateway, kept for the next call. */
export const keptConnections = (maxSockets: number): http.Agent =>
  new http.Agent({ keepAlive: true, maxSockets, scheduling: 'lifo' });

/** A connection for each call: if it could not be made, nothing was sent. */
export const freshConnections = (maxSockets: number): http.Agent =>
  new http.Agent({ keepAlive: false, maxSockets });

const lost = new Set(['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'EHOSTUNREACH', 'ETIMEDOUT']);

/** The connection died before an answer: a read may be asked of the next replica, a write if nothing was sent. */
export const isConnectionLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && lost.has(String(error.code));
