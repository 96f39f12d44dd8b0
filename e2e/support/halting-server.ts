import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from './system';

/** Proxies requests to the site and pauses for `ms` in the middle of a document, at the first occurrence of `words`. */
export async function haltingServer(words: string, ms: number): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await fetch(siteUrl() + request.url, {
      headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
    });
    const type = headers.get('content-type') ?? '';
    const bytes = Buffer.from(await new Response(body).arrayBuffer());
    response.writeHead(status, { 'content-type': type });
    const halt = type.startsWith('text/html') ? bytes.indexOf(words) : -1;
    if (halt > 0) {
      response.write(bytes.subarray(0, halt));
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
    response.end(bytes.subarray(Math.max(halt, 0)));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
