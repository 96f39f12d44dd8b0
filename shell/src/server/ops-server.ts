import http from 'node:http';
import type { Metrics } from './metrics';
import type { Readiness } from './readiness';

/** Health checks and metrics, on a port that the public site cannot reach. */
export function createOpsServer(readiness: Readiness, metrics: Metrics): http.Server {
  return http.createServer((request, response) => {
    void (async () => {
      if (request.url === '/metrics') {
        const text = await metrics.registry.metrics();
        return response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
      }
      if (request.url === '/healthz') return response.writeHead(200).end('{"status":"alive"}');
      if (request.url === '/readyz') {
        const problems = await readiness.problems();
        const isReady = Object.keys(problems).length === 0;
        response.writeHead(isReady ? 200 : 503, { 'content-type': 'application/json' });
        return response.end(JSON.stringify({ status: isReady ? 'ready' : 'not ready', problems }));
      }
      return response.writeHead(404).end();
    })().catch(() => response.destroy());
  });
}
