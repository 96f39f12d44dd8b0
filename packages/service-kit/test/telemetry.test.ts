import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StatementSpans } from '../src/database/statement-spans.js';
import { Metrics } from '../src/health/metrics.js';
import { createLogger } from '../src/logging/logger.js';
import { startTelemetry } from '../src/telemetry/telemetry.js';
import { runInSpan, currentTraceparent, runWithTrace } from '../src/trace/trace.js';
import { startTestService } from '../src/testing/start-test-service.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lampService } from './sample-service.js';

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code?: number; readonly message?: string };
}
interface Received {
  readonly url: string;
  readonly key: string | undefined;
  readonly body: {
    readonly resourceSpans?: { resource: unknown; scopeSpans: { spans: OtlpSpan[] }[] }[];
    readonly resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
  };
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const browser = `00-${traceId}-b7ad6b7169203331-01`;

describe('telemetry', () => {
  let collector: Server;
  let received: Received[];
  let stop: () => Promise<void>;
  let endpoint: string;

  const settings = (over = {}) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: { 'x-key': 'a key' },
    OTEL_TRACES_SAMPLER_ARG: 1,
    OTEL_METRIC_EXPORT_INTERVAL: 60_000,
    ...over,
  });
  const metrics = new Metrics('leads');
  const start = (over = {}) =>
    startTelemetry('leads', settings(over), metrics, createLogger('leads', 'silent'));
  const spans = () =>
    received
      .flatMap(({ body }) => body.resourceSpans ?? [])
      .flatMap(({ scopeSpans }) => scopeSpans[0]?.spans ?? []);

  beforeEach(async () => {
    received = [];
    collector = createServer((request, response) => {
      void text(request).then((body) => {
        const key = request.headers['x-key'];
        received.push({
          url: request.url ?? '',
          key: String(key),
          body: JSON.parse(body) as Received['body'],
        });
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await stop();
    collector.closeAllConnections();
    collector.close();
  });

  it('exports spans with their place in the trace of the browser', async () => {
    stop = await start();
    const handedOn = await runInSpan('GET /api/tours', 'server', browser, () =>
      runInSpan('catalog.tour.list.v1', 'client', currentTraceparent(), () =>
        Promise.resolve(currentTraceparent()),
      ),
    );
    await waitFor(() => spans().length === 2);
    const [inner, outer] = spans();
    expect(outer).toMatchObject({
      name: 'GET /api/tours',
      traceId,
      parentSpanId: 'b7ad6b7169203331',
      status: {},
    });
    expect(inner).toMatchObject({ name: 'catalog.tour.list.v1', traceId, parentSpanId: outer?.spanId });
    expect(handedOn).toBe(`00-${traceId}-${inner?.spanId}-01`);
    const lengthOf = (span: OtlpSpan | undefined) =>
      BigInt(span?.endTimeUnixNano ?? 0) - BigInt(span?.startTimeUnixNano ?? 0);
    expect(lengthOf(outer) >= lengthOf(inner)).toBe(true);
    expect(received[0]).toMatchObject({ url: '/v1/traces', key: 'a key' });
    expect(JSON.stringify(received[0]?.body.resourceSpans?.[0]?.resource)).toContain('"stringValue":"leads"');
  });

  it('has a span for each statement, without the values', async () => {
    stop = await start();
    const lamps = await startTestService(lampService);
    lamps.dataSource.subscribers.push(new StatementSpans());
    await runInSpan('work', 'server', null, () => lamps.dataSource.query('select $1::text', ['a secret']));
    await expect(
      runInSpan('broken', 'server', null, () => lamps.dataSource.query('select nothing')),
    ).rejects.toThrow('nothing');
    await lamps.stop();
    await stop();
    const [statement, work, failed] = spans();
    expect(work).toMatchObject({ name: 'work' });
    expect(statement).toMatchObject({ name: 'select', parentSpanId: work?.spanId, status: {} });
    expect(failed).toMatchObject({ name: 'select', status: { code: 2 } });
    expect(JSON.stringify(received)).toContain('select $1::text');
    expect(JSON.stringify(received)).not.toContain('a secret');
  });

  it('records an error, which is rethrown', async () => {
    stop = await start();
    const work = runInSpan('job expire-hold', 'consumer', null, () =>
      Promise.reject(new Error('no database')),
    );
    await expect(work).rejects.toThrow('no database');
    await waitFor(() => spans().length === 1);
    expect(spans()[0]).toMatchObject({ status: { code: 2, message: 'no database' } });
    expect(spans()[0]).not.toHaveProperty('parentSpanId');
  });

  it('exports no unsampled traces', async () => {
    stop = await start({ OTEL_TRACES_SAMPLER_ARG: 0 });
    const mine = await runInSpan('mine', 'server', null, () => Promise.resolve(currentTraceparent()));
    expect(mine).toMatch(/-00$/);
    await runInSpan('theirs', 'server', browser.replace(/01$/, '00'), () => Promise.resolve());
    await stop();
    expect(spans()).toEqual([]);
  });

  it('exports the same metrics as Prometheus', async () => {
    stop = await start();
    metrics.handled.observe({ subject: 'leads.a.v1', outcome: 'ok' }, 0.003);
    await stop();
    const sent = received.find(({ url }) => url === '/v1/metrics')?.body.resourceMetrics?.[0];
    const handled = sent?.scopeMetrics[0]?.metrics.find(({ name }) => name === 'rpc_handled_seconds');
    expect(handled).toMatchObject({
      histogram: {
        dataPoints: [{ count: 1, sum: 0.003, bucketCounts: expect.arrayContaining([0, 1]) }],
      },
    });
  });

  it('does not fail while the collector is unavailable', async () => {
    stop = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    await expect(runInSpan('work', 'server', null, () => Promise.resolve('done'))).resolves.toBe('done');
    await stop();
  });

  it('is not loaded without configuration; traces are still propagated', async () => {
    stop = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
    runWithTrace(browser, () => expect(currentTraceparent()).toBe(browser));
  });
});
