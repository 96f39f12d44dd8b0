import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.js';
import type { Readiness } from './readiness.js';

/** The internal port of a unit, never reachable through the public origin. */
export class OpsServer {
  private server?: Server;

  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  /** Listens on a port (0: any free one) of a local address and returns the port. */
  start(port: number, host: string): Promise<number> {
    const server = createServer((request, response) => {
      this.answer(request.url ?? '/', response).catch(() => send(response, 500, 'text/plain', ''));
    });
    this.server = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
    });
  }

  async stop(): Promise<void> {
    const server = this.server;
    if (!server) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  private async answer(url: string, response: ServerResponse): Promise<void> {
    const path = url.split('?')[0];
    if (path === '/healthz') return send(response, 200, 'application/json', '{"status":"alive"}');
    if (path === '/metrics') {
      return send(response, 200, this.metrics.registry.contentType, await this.metrics.registry.metrics());
    }
    if (path !== '/readyz') return send(response, 404, 'text/plain', '');
    const reasons = await this.readiness.reasons();
    const isReady = Object.keys(reasons).length === 0;
    send(
      response,
      isReady ? 200 : 503,
      'application/json',
      JSON.stringify({ status: isReady ? 'ready' : 'not ready', reasons }),
    );
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
