import { randomBytes } from 'node:crypto';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { loggableError } from '@valam/contracts/shared/loggable-error';

// Traces are propagated even without an exporter, because logs and refusals include their ids. Spans are
// created only if a provider is registered.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());

/** A new trace for work that starts here, if no provider creates spans. */
const newTrace = (): Context =>
  trace.setSpanContext(ROOT_CONTEXT, {
    traceId: randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    traceFlags: TraceFlags.SAMPLED,
  });

const given = (traceparent: string | null | undefined): Context =>
  traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;

const hasTrace = (within: Context): boolean => {
  const span = trace.getSpanContext(within);
  return span !== undefined && trace.isSpanContextValid(span);
};

/** Runs `work` inside the given trace, or inside a new one if it is missing or malformed. */
export function runWithTrace<T>(traceparent: string | null | undefined, work: () => T): T {
  const within = given(traceparent);
  return context.with(hasTrace(within) ? within : newTrace(), work);
}

/** The W3C `traceparent` to propagate, if there is a trace. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The 32 hex digits of the trace id, for searching the logs. */
export const currentTraceId = (): string | undefined => trace.getSpanContext(context.active())?.traceId;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/** An open span: work inside it belongs to its trace. */
export interface OpenSpan {
  run<T>(work: () => T): T;
  end(failure?: string, name?: string): void;
}

/** Opens a span in the given trace, or in a new one. */
export function openSpan(
  name: string,
  kind: keyof typeof kinds,
  within: string | null | undefined,
): OpenSpan {
  const parent = given(within);
  const span = trace.getTracer('valam').startSpan(name, { kind: kinds[kind] }, parent);
  const inside = trace.setSpan(parent, span);
  const current = hasTrace(inside) ? inside : newTrace();
  return {
    run: (work) => context.with(current, work),
    end(failure, better) {
      if (better !== undefined) span.updateName(better);
      if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
      span.end();
    },
  };
}

/** Runs `work` in a separate span of a trace; records and rethrows its error. */
export async function runInSpan<T>(
  name: string,
  kind: keyof typeof kinds,
  within: string | null | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const span = openSpan(name, kind, within);
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    const { type, message } = loggableError(error);
    span.end(message ?? type);
    throw error;
  }
}
