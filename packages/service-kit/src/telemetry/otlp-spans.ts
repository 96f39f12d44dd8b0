import type { Span, SpanKind, SpanSink } from '../trace/span.js';
import type { OtlpSender } from './otlp-sender.js';

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3, consumer: 5 };
const failed = 2;
const sendEveryMs = 2_000;
const mostAtOnce = 512;
/** More than this is not kept while the collector is away: watching must not be what fills the memory. */
const mostKept = 4_096;

/** Collects finished spans and sends them on in batches. */
export class OtlpSpans implements SpanSink {
  private kept: Span[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly sender: OtlpSender,
    private readonly ratio: number,
  ) {
    this.timer = setInterval(() => void this.flush(), sendEveryMs).unref();
  }

  samples(): boolean {
    return this.ratio >= 1 || Math.random() < this.ratio;
  }

  take(span: Span): void {
    if (this.kept.length < mostKept) this.kept.push(span);
    if (this.kept.length === mostAtOnce) void this.flush();
  }

  async flush(): Promise<void> {
    while (this.kept.length > 0) {
      const spans = this.kept.splice(0, mostAtOnce).map(toOtlp);
      await this.sender.send('traces', (resource, scope) => ({
        resourceSpans: [{ resource, scopeSpans: [{ scope, spans }] }],
      }));
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}

const nanos = (ms: number): string => BigInt(Math.round(ms * 1_000)).toString() + '000';

function toOtlp({ name, kind, traceId, spanId, parentSpanId, startedAt, endedAt, failure }: Span) {
  return {
    traceId,
    spanId,
    ...(parentSpanId ? { parentSpanId } : {}),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanos(startedAt),
    endTimeUnixNano: nanos(endedAt),
    status: failure === undefined ? {} : { code: failed, message: failure },
  };
}
