export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

/** A finished piece of work. Times are milliseconds since 1970. */
export interface Span {
  readonly name: string;
  readonly kind: SpanKind;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly failure: string | undefined;
}

export interface SpanSink {
  /** Whether a trace that begins here is to be kept. */
  samples(): boolean;
  take(span: Span): void;
}
