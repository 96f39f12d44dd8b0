import { expect, it } from '@jest/globals';
import { serveInTest } from '@valam/local/testing/serve';
import { plainClient } from '../src/plain-client.ts';

const serve = serveInTest();

async function askTimes(url: string, times: number, connections: number): Promise<readonly number[]> {
  const client = plainClient(`${url}/seats?of=1`, { connections });
  const answers = await Promise.all(Array.from({ length: times }, () => client.ask()));
  client.close();
  return answers.map(({ status }) => status);
}

it('requests one URL with limited concurrency and counts statuses', async () => {
  let asked = 0;
  let atOnce = 0;
  let most = 0;
  const { url } = await serve(async (request, response) => {
    expect(request.url).toBe('/seats?of=1');
    const status = (asked += 1) % 3 === 0 ? 503 : 200;
    most = Math.max(most, (atOnce += 1));
    do await new Promise((resolve) => setTimeout(resolve, 5));
    while (most < 4);
    atOnce -= 1;
    response.writeHead(status, { 'content-length': 2 }).end('{}');
  });
  const statuses = await askTimes(url, 30, 4);
  expect(most).toBe(4);
  expect(statuses.filter((status) => status === 503)).toHaveLength(10);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});

it('detects the end of a chunked response', async () => {
  const { url } = await serve((_request, response) => {
    response.write('x'.repeat(100_000));
    setTimeout(() => response.write('y'.repeat(70_000)), 3);
    setTimeout(() => response.end(), 6);
  });
  const client = plainClient(`${url}/seats?of=1`, { connections: 1 });
  const first = await client.ask();
  const second = await client.ask();
  client.close();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.ms).toBeGreaterThan(4);
});

it('counts requests without a response, and continues on a new connection', async () => {
  let asked = 0;
  const { url } = await serve((request, response) => {
    if ((asked += 1) === 1) request.socket.destroy();
    else response.writeHead(304).end();
  });
  expect(await askTimes(url, 2, 1)).toEqual([0, 304]);
});
