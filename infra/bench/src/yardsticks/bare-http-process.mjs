import http from 'node:http';

/** A bare `node:http` server that answers the same bytes with the same headers. */
process.once(
  'message',
  (/** @type {{ headers: Record<string, string>, body: string }} */ { headers, body }) => {
    const bytes = Buffer.from(body, 'base64');
    const server = http.createServer((_request, response) => {
      response.writeHead(200, { ...headers, 'content-length': bytes.length });
      response.end(bytes);
    });
    server.listen(0, '127.0.0.1', () => process.send?.({ port: /** @type {any} */ (server.address()).port }));
  },
);
process.once('disconnect', () => process.exit(0));
