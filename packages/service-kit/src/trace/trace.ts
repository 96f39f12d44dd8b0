import { AsyncLocalStorage } from 'node:async_hooks';
import { randomHex } from './random-hex.js';

/** The W3C `traceparent` that the current work belongs to. */
const current = new AsyncLocalStorage<string>();

const wellFormed = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}

/** Runs `work` inside the given trace, or inside a new one when none (or a malformed one) is given. */
export function runWithTrace<T>(traceparent: string | null | undefined, work: () => T): T {
  return current.run(traceparent && wellFormed.test(traceparent) ? traceparent : newTraceparent(), work);
}

/** The header value to hand on, if there is a trace. */
export function currentTraceparent(): string | undefined {
  return current.getStore();
}

/** The 32 hex digits that people look up in the logs. */
export function currentTraceId(): string | undefined {
  return current.getStore()?.slice(3, 35);
}
