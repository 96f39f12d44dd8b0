import { describe, expect, it } from '@jest/globals';
import { serveInTest } from '@valam/local/testing/serve';
import { agentOf, send } from '../src/http.ts';

const serve = serveInTest();

/** A server that closes the connection of every second request without a response. */
async function closesEverySecond(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const { url } = await serve((request, response) => {
    if (asked.push(`${request.method}`) % 2 === 0) request.socket.resetAndDestroy();
    else response.end('{}');
  });
  return { url, asked };
}

describe('a request', () => {
  it('with GET is retried when its reused connection was closed', async () => {
    const { url, asked } = await closesEverySecond();
    const agent = agentOf(1);
    expect((await send(url, { agent })).status).toBe(200);
    expect((await send(url, { agent })).status).toBe(200);
    expect(asked).toEqual(['GET', 'GET', 'GET']);
  });

  it('with POST is not retried', async () => {
    const { url, asked } = await closesEverySecond();
    const agent = agentOf(1);
    await send(url, { agent });
    expect(await send(url, { agent, method: 'POST', body: {} })).toMatchObject({ status: 0 });
    expect(asked).toEqual(['GET', 'POST']);
  });

  it('with GET fails if a new connection is closed too', async () => {
    const { url } = await serve((request) => request.socket.resetAndDestroy());
    expect(await send(url, { agent: agentOf(1) })).toMatchObject({ status: 0, text: 'read ECONNRESET' });
  });
});
