import http from 'node:http';
import { rememberedLookup } from './remembered-lookup';

/** Connections to the gateway, kept for the next call. */
export const gatewayAgent = (maxSockets: number): http.Agent =>
  new http.Agent({ keepAlive: true, maxSockets, scheduling: 'lifo', lookup: rememberedLookup() });

const lost = new Set(['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'EHOSTUNREACH', 'ETIMEDOUT']);

/** The connection died before an answer: what only reads may be asked of the next replica. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && lost.has(String(error.code));
