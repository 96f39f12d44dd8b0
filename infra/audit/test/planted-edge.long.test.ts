import { execFile } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';

const part = path.join(import.meta.dirname, '../src/parts/edge.ts');

/** What a check says of a site, in a Node of its own. */
async function verdictOf(expression: string): Promise<string> {
  const script = `import * as part from ${JSON.stringify(part)};
    console.log(JSON.stringify((await part.${expression}).verdict));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string;
}

let server: http.Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function siteThat(answer: http.RequestListener): Promise<string> {
  const listening = http.createServer((request, response) => {
    request.resume();
    answer(request, response);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const saying = (status: number, headers: http.OutgoingHttpHeaders = {}, body = '') =>
  siteThat((_request, response) => response.writeHead(status, headers).end(body));
const closed = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const noRelease = '{}';

describe('the audit of the edge', () => {
  it.each([
    ['a form without its token is acted upon', 303, 'missed'],
    ['every form without its token is refused', 403, 'met'],
  ])('sees whether %s', async (_what, status, verdict) => {
    expect(await verdictOf(`forgedForms('${await saying(status)}', 'sid=x')`)).toBe(verdict);
  });

  it.each([
    ['a private page may be stored', { ...closed, 'cache-control': 'no-cache' }, 'missed'],
    ['a private page may be indexed', { 'cache-control': 'private, no-store' }, 'missed'],
    ['private pages are neither', closed, 'met'],
  ])('sees whether %s', async (_what, headers, verdict) => {
    expect(await verdictOf(`privatePages('${await saying(200, headers)}')`)).toBe(verdict);
  });

  it('sees whether a page stumbles over a cookie', async () => {
    const stumbling = await siteThat(({ headers }, response) =>
      response.writeHead(/form-report=.*errors/.test(headers.cookie ?? '') ? 503 : 200).end(noRelease),
    );
    expect(await verdictOf(`craftedCookies('${stumbling}')`)).toBe('missed');
    server?.close();
    expect(await verdictOf(`craftedCookies('${await saying(200, {}, noRelease)}')`)).toBe('met');
  });

  it('sees whether cookies take a release back', async () => {
    let asked = 0;
    const site = await siteThat(({ url }, response) =>
      response.writeHead(200).end(url === '/remotes.json' ? String(asked++) : ''),
    );
    expect(await verdictOf(`craftedCookies('${site}')`)).toBe('missed');
  });

  it.each([
    [500, 'missed'],
    [201, 'missed'],
    [400, 'met'],
  ])('sees whether text that no database keeps is answered %i', async (status, verdict) => {
    expect(await verdictOf(`unstorableText('${await saying(status)}')`)).toBe(verdict);
  });

  it.each([
    [301, 'missed'],
    [400, 'met'],
  ])('sees whether a backslash is answered %i', async (status, verdict) => {
    expect(await verdictOf(`backslashes('${await saying(status)}')`)).toBe(verdict);
  });

  it('sees whether a made-up name becomes a series', async () => {
    const open = await saying(200, {}, 'failures_total{remote="audit-invented-3"} 1');
    expect(await verdictOf(`inventedLabels('${open}', { shell: '${open}' })`)).toBe('missed');
    server?.close();
    const shut = await saying(200, {}, 'failures_total{remote="booking"} 1');
    expect(await verdictOf(`inventedLabels('${shut}', { shell: '${shut}' })`)).toBe('met');
  });
});
