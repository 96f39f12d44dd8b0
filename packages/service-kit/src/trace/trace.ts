import { AsyncLocalStorage } from 'node:async_hooks';
import { loggableError } from '@valam/contracts/shared/loggable-error';
import { randomHex } from './random-hex.js';
import type { Span, SpanKind, SpanSink } from './span.js';

/** The W3C `traceparent` that the current work belongs to. */
const current = new AsyncLocalStorage<string>();
/** Where finished spans go; without one, none are made and a trace is only handed on. */
let sink: SpanSink | undefined;

const wellFormed = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** From now on, finished spans of this process are handed to `to`. */
export function collectSpans(to: SpanSink | undefined): void {
  sink = to;
}

function newTraceparent(): string {
  const isSampled = sink?.samples() ?? true;
  return `00-${randomHex(16)}-${randomHex(8)}-${isSampled ? '01' : '00'}`;
}

const isWellFormed = (traceparent: string | null | undefined): traceparent is string =>
  Boolean(traceparent && wellFormed.test(traceparent));

/** Runs `work` inside the given trace, or inside a new one when none (or a malformed one) is given. */
export function runWithTrace<T>(traceparent: string | null | undefined, work: () => T): T {
  return current.run(isWellFormed(traceparent) ? traceparent : newTraceparent(), work);
}

/** The header value to hand on, if there is a trace. */
export function currentTraceparent(): string | undefined {
  return current.getStore();
}

/** The 32 hex digits that people look up in the logs. */
export function currentTraceId(): string | undefined {
  return current.getStore()?.slice(3, 35);
}

/** One piece of work that has begun: what it hands on, and how it says that it is over. */
export interface OpenSpan {
  readonly traceparent: string;
  end(failure?: string, name?: string): void;
}

/** Begins a piece of work of the given trace, or of a new one. */
export function openSpan(name: string, kind: SpanKind, within: string | null | undefined): OpenSpan {
  const given = isWellFormed(within) ? within : undefined;
  const parent = given ?? newTraceparent();
  if (!sink || !parent.endsWith('1')) return { traceparent: parent, end: () => undefined };
  const traceId = parent.slice(3, 35);
  const spanId = given ? randomHex(8) : parent.slice(36, 52);
  const parentSpanId = given?.slice(36, 52);
  const startedAt = performance.timeOrigin + performance.now();
  return {
    traceparent: given ? `00-${traceId}-${spanId}-01` : parent,
    end(failure, better) {
      const endedAt = performance.timeOrigin + performance.now();
      const span: Span = {
        name: better ?? name,
        kind,
        traceId,
        spanId,
        parentSpanId,
        startedAt,
        endedAt,
        failure,
      };
      sink?.take(span);
    },
  };
}

/** Runs `work` as a piece of work of its own within a trace; what it throws is noted and thrown on. */
export async function runInSpan<T>(
  name: string,
  kind: SpanKind,
  within: string | null | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const span = openSpan(name, kind, within);
  try {
    const result = await current.run(span.traceparent, work);
    span.end();
    return result;
  } catch (error) {
    const { type, message } = loggableError(error);
    span.end(message ?? type);
    throw error;
  }
}
