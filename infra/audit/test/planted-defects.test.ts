import { createHash } from 'node:crypto';
import type http from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { serveInTest } from '@valam/local/testing/serve';
import { finding } from '../src/finding.ts';
import { auditHeaders } from '../src/parts/headers.ts';
import { auditRedirects } from '../src/parts/redirects.ts';
import { secretsIn } from '../src/secrets-in-text.ts';

const script = 'start()';
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const policy = (allowed: string): string =>
  `default-src 'self'; script-src ${allowed} 'strict-dynamic'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const good = {
  'content-type': 'text/html',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=()',
  'content-security-policy': policy(hash),
};

const serve = serveInTest();

const page = `<a href="/">home</a><script src="/assets/a.js"></script><script>${script}</script>`;

/** A site of one page, with a planted defect. */
async function siteWith(
  defect: (request: http.IncomingMessage) => { headers?: Record<string, string>; status?: number },
  html = page,
): Promise<{ site: string }> {
  const { url } = await serve((request, response) => {
    const { headers = {}, status = 200 } = defect(request);
    response.writeHead(status, { ...good, ...headers });
    response.end(html);
  });
  return { site: url };
}

describe('the audit of headers', () => {
  it('passes for a correct site', async () => {
    expect(await auditHeaders(await siteWith(() => ({})))).toEqual([
      expect.objectContaining({ verdict: 'met' }),
    ]);
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
  ])('turns red when %s', async (_what, planted: Record<string, string>, said) => {
    const [row] = await auditHeaders(await siteWith(() => ({ headers: planted })));
    expect(row).toMatchObject({ verdict: 'missed' });
    expect(row?.missedBy).toContain(said);
  });

  it('fails when the page has no script whose headers could be checked', async () => {
    const [row] = await auditHeaders(await siteWith(() => ({}), `<script>${script}</script>`));
    expect(row).toMatchObject({ verdict: 'missed' });
    expect(row?.missedBy).toContain('names no script of its own');
  });
});

describe('the audit of redirects', () => {
  it('fails when a parameter controls the redirect target', async () => {
    const site = await siteWith((request) => {
      const next = new URL(request.url ?? '/', 'http://localhost').searchParams.get('next');
      return next ? { status: 302, headers: { location: next } } : {};
    });
    const [row] = await auditRedirects(site);
    expect(row).toMatchObject({ verdict: 'missed' });
    expect(row?.missedBy).toContain('evil.example');
  });
});

describe('the audit of secrets', () => {
  it('finds a key in a file and ignores ordinary text', () => {
    const planted = `sk_${'live'}_${'a1B2'.repeat(6)}`;
    expect(secretsIn(`key = "${planted}"`, 'a.ts')).toEqual(['a.ts: a live payment key']);
    expect(secretsIn('postgres://valam_leads:change-me@127.0.0.1/x', 'a.ts')).toEqual([]);
  });
});

describe('a report', () => {
  it('fails with too few attempts', () => {
    expect(finding('x', { tried: 3, wrong: [], least: 500 })).toMatchObject({ verdict: 'missed' });
  });
});
