import { setTimeout as pause } from 'node:timers/promises';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ConnectedParts } from '@valam/service-kit/bootstrap/unit.module';
import { NestLogger } from '@valam/service-kit/logging/nest-logger';
import type { FastifyInstance } from 'fastify';
import { serveFromCache } from './cache/serve-from-cache.js';
import { MicroCache } from './cache/micro-cache.js';
import type { GatewaySettings } from './config.js';
import { GatewayModule } from './gateway.module.js';
import { largestBody, parseBodies } from './http/body-parsing.js';
import { HttpMetrics } from './http/http-metrics.js';
import { setSecurityHeaders } from './http/security-headers.js';
import { shedLoad } from './limit/shed-load.js';
import { answerMalformed } from './http/answer-malformed.js';
import { traceRequests } from './http/request-trace.js';
import { ProblemFilter } from './http/problem.filter.js';
import { serveOpenApi } from './openapi/openapi-routes.js';
import { serveMedia } from './media/media-routes.js';
import { PictureServer } from './media/picture-server.js';

/** TCP backlog: clients beyond it retry their connection after a second or more. */
const connectionsWaiting = 4_096;

/** The running public API; production and tests start and stop it in the same way. */
export class RunningGateway {
  private application?: NestFastifyApplication;
  private isStopping = false;

  constructor(
    private readonly parts: ConnectedParts,
    private readonly settings: GatewaySettings,
  ) {}

  /** Starts listening and returns the port. */
  async start(): Promise<number> {
    const { log, readiness, nats } = this.parts;
    readiness.require('nats', async () => {
      if (nats.isClosed()) return 'closed';
      await nats.rtt();
      return null;
    });
    const adapter = new FastifyAdapter({
      trustProxy: this.settings.TRUSTED_PROXIES.split(',').map((part) => part.trim()),
      bodyLimit: largestBody,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      forceCloseConnections: 'idle',
      // Requests that arrive while connections are being closed are handled: by default Fastify refuses them,
      // and no client retries.
      return503OnClosing: false,
      routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
      http: { headersTimeout: 15_000, maxHeaderSize: 16_384 },
      frameworkErrors: answerMalformed,
    });
    const app = await NestFactory.create<NestFastifyApplication>(
      GatewayModule.of(this.parts, this.settings),
      adapter,
      { bodyParser: false, logger: new NestLogger(log), abortOnError: false },
    );
    this.application = app;
    const fastify = adapter.getInstance<FastifyInstance>();
    const cache = app.get(MicroCache, { strict: false });
    const metrics = new HttpMetrics(this.parts.metrics);
    shedLoad(fastify, cache, () => metrics.hadNoRoom());
    serveFromCache(fastify, cache, {
      hit: () => metrics.cacheHit(),
      isStopping: () => this.isStopping,
    });
    setSecurityHeaders(fastify.server, this.settings.SITE_ORIGIN);
    traceRequests(fastify);
    metrics.watch(fastify);
    fastify.addHook('onSend', (_request, reply, payload, done) => {
      if (this.isStopping) reply.header('connection', 'close');
      done(null, payload);
    });
    await fastify.register(fastifyCookie as never);
    parseBodies(fastify);
    const filter = app.get(ProblemFilter, { strict: false });
    app.useGlobalFilters(filter);
    const brand = { name: this.settings.BRAND_NAME, origin: this.settings.SITE_ORIGIN };
    serveOpenApi(fastify, brand, () => cache.withdrawals);
    serveMedia(fastify, app.get(PictureServer, { strict: false }));
    await app.listen({ port: this.settings.PORT, host: this.settings.HOST, backlog: connectionsWaiting });
    readiness.started();
    const address = fastify.server.address();
    return typeof address === 'object' && address ? address.port : this.settings.PORT;
  }

  /**
   * Not ready, and every response has `connection: close` → the load balancer stops routing here → requests
   * in flight finish → connections are closed → NATS. Closing a connection while a client reuses it would
   * lose the request.
   */
  async stop(): Promise<void> {
    this.parts.readiness.stopping();
    this.isStopping = true;
    await pause(this.settings.DRAIN_MS);
    const server = this.application?.getHttpServer();
    // A connection that was busy when the others were closed becomes idle later, and would otherwise stay
    // open.
    const sweep = setInterval(() => server?.closeIdleConnections(), 200);
    try {
      await this.application?.close();
    } finally {
      clearInterval(sweep);
      await this.parts.nats.close();
    }
  }
}
