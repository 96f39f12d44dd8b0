import http from 'node:http';
import { listen } from '@valam/local/http/listen';

/** A bare `node:http` server that sends the same bytes with the same headers. */
process.once('message', async ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length });
    response.end(bytes);
  });
  const { port } = await listen(server);
  process.send?.({ port });
});
process.once('disconnect', () => process.exit(0));
