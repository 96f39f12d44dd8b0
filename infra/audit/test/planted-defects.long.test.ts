import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';

const here = import.meta.dirname;
const run = promisify(execFile);

/** Asks a part in a Node of its own, as the command does, and gives its rows. */
async function rowsOf(
  part: string,
  call: string,
): Promise<{ name: string; verdict: string; missedBy?: string }[]> {
  const file = path.join(here, '../src', part);
  const script = `import * as part from ${JSON.stringify(file)}; console.log(JSON.stringify(await part.${call}));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout) as { name: string; verdict: string; missedBy?: string }[];
}

const script = 'start()';
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const policy = (allowed: string): string =>
  `default-src 'self'; script-src ${allowed} 'strict-dynamic'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const good = (): Record<string, string> => ({
  'content-type': 'text/html',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=()',
  'content-security-policy': policy(hash),
});

let server: http.Server | undefined;
afterEach(
  () => new Promise((resolve) => (server ? server.close(() => resolve(undefined)) : resolve(undefined))),
);

/** A site of one page, with a planted defect. */
async function siteWith(
  answer: (request: http.IncomingMessage) => {
    headers?: Record<string, string>;
    body?: string;
    status?: number;
  },
): Promise<string> {
  server = http.createServer((request, response) => {
    const {
      headers = {},
      body = `<a href="/">home</a><script>${script}</script>`,
      status = 200,
    } = answer(request);
    response.writeHead(status, { ...good(), ...headers });
    response.end(body);
  });
  await new Promise((resolve) => server?.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const headers = async (site: string) => rowsOf('parts/headers.ts', `auditHeaders({ site: '${site}' })`);

describe('the audit of headers', () => {
  it('is green for a site that does as it should', async () => {
    expect(await headers(await siteWith(() => ({})))).toEqual([expect.objectContaining({ verdict: 'met' })]);
  });

  it.each([
    ['a header is dropped', { 'x-content-type-options': '' }, 'x-content-type-options is '],
    [
      'scripts may be inline',
      { 'content-security-policy': "script-src 'unsafe-inline'" },
      'script-src is open',
    ],
    [
      'a script is allowed by a value of one answer',
      { 'content-security-policy': policy(`${hash} 'nonce-one-answer-only'`) },
      'keeps the page from being cached',
    ],
    [
      'the document has a script that its policy does not name',
      { 'content-security-policy': policy(`'sha256-${'a'.repeat(43)}='`) },
      'does not name the script',
    ],
    ['the framework says its name', { 'x-powered-by': 'Express' }, 'says x-powered-by'],
  ])('turns red when %s', async (_what, planted, said) => {
    const [row] = await headers(await siteWith(() => ({ headers: planted })));
    expect(row).toMatchObject({ verdict: 'missed' });
    expect(row?.missedBy).toContain(said);
  });
});

describe('the audit of redirects', () => {
  it('turns red when a parameter decides where someone lands', async () => {
    const site = await siteWith((request) => {
      const next = new URL(request.url ?? '/', 'http://localhost').searchParams.get('next');
      return next ? { status: 302, headers: { location: next } } : {};
    });
    const [row] = await rowsOf('parts/redirects.ts', `auditRedirects({ site: '${site}' })`);
    expect(row).toMatchObject({ verdict: 'missed' });
    expect(row?.missedBy).toContain('evil.example');
  });
});

describe('the audit of secrets', () => {
  it('finds a key in a file and leaves ordinary text alone', async () => {
    const planted = `sk_${'live'}_${'a1B2'.repeat(6)}`;
    expect(await rowsOf('secrets-in-text.ts', `secretsIn('key = "${planted}"', 'a.ts')`)).toEqual([
      'a.ts: a live payment key',
    ]);
    expect(
      await rowsOf('secrets-in-text.ts', `secretsIn('postgres://valam_leads:change-me@127.0.0.1/x', 'a.ts')`),
    ).toEqual([]);
  });
});

describe('a report', () => {
  it('of too few tries is no success', async () => {
    const [row] = await rowsOf(
      'finding.ts',
      `finding && [part.finding('x', { tried: 3, wrong: [], least: 500 })]`,
    );
    expect(row).toMatchObject({ verdict: 'missed' });
  });
});
