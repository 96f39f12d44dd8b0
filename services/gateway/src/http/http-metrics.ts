import type { Metrics } from '@valam/service-kit/health/metrics';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';

/** Prometheus metrics of the public API. */
export class HttpMetrics {
  private readonly answered: Histogram;
  private readonly hits: Counter;
  private readonly turnedAway: Counter;

  constructor({ registry }: Metrics) {
    this.answered = new Histogram({
      name: 'http_answered_seconds',
      help: 'How long requests took, by route, method and status',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    });
    this.hits = new Counter({
      name: 'http_cache_hits_total',
      help: 'Requests answered from the cache before anything else was done',
      registers: [registry],
    });
    this.turnedAway = new Counter({
      name: 'http_turned_away_total',
      help: 'Calls that found no room and were answered at once, by the last answer or by 503',
      registers: [registry],
    });
  }

  cacheHit(): void {
    this.hits.inc();
  }

  hadNoRoom(): void {
    this.turnedAway.inc();
  }

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      const labels = {
        route: request.routeOptions.url ?? 'unknown',
        method: request.method,
        status: String(reply.statusCode),
      };
      this.answered.observe(labels, reply.elapsedTime / 1_000);
      done();
    });
  }
}
