import http from 'node:http';
import { afterEach } from '@jest/globals';
import { listen } from '../http/listen.ts';

/** Starts servers that are stopped after the test. */
export function serveInTest() {
  const opened: { stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const server of opened.splice(0)) await server.stop();
  });
  return async (answer: http.RequestListener) => {
    const server = await listen(http.createServer(answer));
    opened.push(server);
    return server;
  };
}
