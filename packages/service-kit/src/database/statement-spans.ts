import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { EntitySubscriberInterface } from 'typeorm';

type AfterQueryEvent = Parameters<NonNullable<EntitySubscriberInterface['afterQuery']>>[0];

/** Creates a span for every statement of a sampled trace. Its text has placeholders, never values. */
export class StatementSpans implements EntitySubscriberInterface {
  afterQuery({ query, success, executionTime = 0 }: AfterQueryEvent): void {
    const within = context.active();
    if (!trace.getSpan(within)?.isRecording()) return;
    const endedAt = Date.now();
    const [verb = 'statement'] = query.trimStart().split(/\s/, 1);
    const span = trace.getTracer('valam').startSpan(
      verb.toLowerCase(),
      {
        kind: SpanKind.CLIENT,
        startTime: endedAt - executionTime,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': query },
      },
      within,
    );
    if (!success) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endedAt);
  }
}
