import { describe, expect, it } from '@jest/globals';
import { serveInTest } from '@valam/local/testing/serve';
import { agentOf, send } from '../src/http.ts';

const serve = serveInTest();

/** Closes the connection of every second request instead of answering. */
async function closesEverySecond(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const { url } = await serve((request, response) => {
    if (asked.push(`${request.method}`) % 2 === 0) request.socket.resetAndDestroy();
    else response.end('{}');
  });
  return { url, asked };
}

describe('a request', () => {
  it('that reads is sent again when its kept connection was closed under it', async () => {
    const { url, asked } = await closesEverySecond();
    const agent = agentOf(1);
    expect((await send(url, { agent })).status).toBe(200);
    expect((await send(url, { agent })).status).toBe(200);
    expect(asked).toEqual(['GET', 'GET', 'GET']);
  });

  it('that writes is not', async () => {
    const { url, asked } = await closesEverySecond();
    const agent = agentOf(1);
    await send(url, { agent });
    expect(await send(url, { agent, method: 'POST', body: {} })).toMatchObject({ status: 0 });
    expect(asked).toEqual(['GET', 'POST']);
  });

  it('that reads fails on a connection of its own', async () => {
    const { url } = await serve((request) => request.socket.resetAndDestroy());
    expect(await send(url, { agent: agentOf(1) })).toMatchObject({ status: 0, text: 'read ECONNRESET' });
  });
});
