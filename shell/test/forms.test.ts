/** @jest-environment node */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tinySite } from './support/tiny-site';

const site = tinySite(['page', 'panel'], { isShared: true });
const root = path.resolve(__dirname, '../..');
const cookie = 'sid=q3VfT0b1x8YpKc2mRz7Wd5Ns4Jh6Ga9EuLoXiBvQtI';

/** The action of every form of the site, from the pages' source. */
const actions = [
  ...new Set(
    globSync('{shell,mfe-*}/src/**/*.tsx', { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(/<ActionForm\s+action="([a-z]+\/[a-z-]+)"/g),
      ].map(([, action = '']) => action),
    ),
  ),
];

const send = (
  action: string,
  headers: Record<string, string>,
  fields: Record<string, string> = {},
  from = '/plain',
) =>
  site.shell.page(from, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      _action: action,
      _key: 'key',
      name: 'Asha',
      email: 'asha@example.org',
      paypalEmail: 'thief@evil.example',
      ...fields,
    }),
  });

/** The writes that the gateway has received. */
const changes = (): string[] =>
  site.gateway.seen.map(({ key }) => key).filter((key) => !key.startsWith('GET '));

const tokenIn = (html: string): string => /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? '';

beforeAll(() => site.fresh(site.built.page, site.built.panel));
beforeEach(() => {
  site.gateway.seen.length = 0;
});

describe('an email program that unsubscribes', () => {
  const oneClick = (headers: Record<string, string>) =>
    site.shell.page('/newsletter/unsubscribe/secret', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });

  it('posts to the URL in the email', async () => {
    await oneClick({});
    expect(changes()).toEqual(['POST /api/newsletter/unsubscribe/secret']);
  });

  it('can unsubscribe from reminders of unfinished bookings too', async () => {
    await site.shell.page('/booking/reminders-off/secret', {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(changes()).toEqual(['POST /api/checkout/reminders-off/secret']);
  });

  it('is not mistaken for a form of this or another site', async () => {
    await oneClick({ 'sec-fetch-site': 'same-origin' });
    await oneClick({ origin: 'https://evil.example' });
    expect(changes()).toEqual([]);
  });
});

describe('a form of a visitor with a session', () => {
  it('is refused without a CSRF token, for every action', async () => {
    expect(actions.length).toBeGreaterThan(30);
    for (const action of actions) {
      const { status, html, headers } = await send(action, { cookie });
      expect([action, status]).toEqual([action, 403]);
      expect(html).toContain('This page had expired');
      expect(html).not.toContain('thief@evil.example');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect(changes()).toEqual([]);
  });

  it('is refused with the token of another session', async () => {
    const { html } = await site.shell.page('/plain', { headers: { cookie: 'sid=another' } });
    expect(tokenIn(html)).not.toBe('');
    expect((await send('shell/newsletter', { cookie }, { _token: tokenIn(html) })).status).toBe(403);
    expect(changes()).toEqual([]);
  });

  it('is processed with the token that every form of its page contains', async () => {
    const { html } = await site.shell.page('/plain', { headers: { cookie } });
    const forms = html.match(/<form\b[^>]*method="post"/g) ?? [];
    expect(forms.length).toBeGreaterThan(0);
    expect(html.match(/name="_token"/g)).toHaveLength(forms.length);
    const answer = await send('shell/newsletter', { cookie }, { _token: tokenIn(html) });
    expect(answer.status).toBe(303);
    expect(changes()).toHaveLength(1);
  });
});

describe('a form of a private page', () => {
  it('sends its source URL without the token', async () => {
    const key = '81271b2c4d5e4f60918273645546372a-1-WihcmwT6qLr0Zk3vB9xYpA';
    await send('shell/newsletter', {}, {}, `/booking/manage/${key}?session_id=cs_1&utm_source=letter`);
    const [{ body = '' } = {}] = site.gateway.seen.filter(({ key: call }) => call.startsWith('POST '));
    expect(body).toContain('/booking/manage/[token]?utm_source=letter');
  });
});

describe('a refused form without JavaScript', () => {
  it('is returned with all values of a field', async () => {
    const { headers } = await site.shell.page('/plain', {
      method: 'POST',
      body: new URLSearchParams([
        ['_action', 'shell/newsletter'],
        ['interests', 'Yoga'],
        ['interests', 'Temples'],
      ]),
    });
    const [, content = ''] = /form-report=([^.]+)\./.exec(headers.get('set-cookie') ?? '') ?? [];
    const { report } = JSON.parse(Buffer.from(content, 'base64url').toString()) as {
      report: { values: Record<string, string> };
    };
    expect(report.values['interests']).toBe('Yoga\nTemples');
  });
});

it('a form without JavaScript gets a new turn after it has succeeded, but not after a refusal', async () => {
  site.gateway.instead.set('POST /api/newsletter/subscribe', { ok: true });
  const done = await send('shell/newsletter', {});
  site.gateway.instead.clear();
  expect(done.headers.get('set-cookie')).toMatch(/form-turn=w\d+\.\d+; Max-Age=86400/);
  const refused = await send('shell/newsletter', {});
  expect(refused.headers.get('set-cookie')).not.toContain('form-turn');
});

describe('a form without JavaScript of a visitor with a partner’s code', () => {
  it('sends the code, on other pages too', async () => {
    const { headers, html } = await site.shell.page('/plain?ref=asha12');
    expect(headers.get('set-cookie')).toBe('referral=ASHA12; Path=/; Max-Age=2592000; SameSite=Lax');
    expect(html).toContain('<noscript><img src="/api/referrals/click.svg?code=ASHA12"');
    await send('shell/newsletter', { cookie: 'referral=ASHA12' });
    const sent = site.gateway.seen.find(({ key }) => key.startsWith('POST '));
    expect(sent?.body).toContain('"referralCodeUsed":"ASHA12"');
  });

  it.each(['/plain', '/plain?ref=', '/plain?ref=%3Cscript%3E'])('gets no code from %s', async (address) => {
    expect((await site.shell.page(address)).headers.get('set-cookie')).toBeNull();
  });
});

describe('a form from another origin', () => {
  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of the site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example' }],
    ['a sibling, in a browser that sends only the origin', { origin: 'https://blog.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is refused: %s', async (_what, headers) => {
    const { html } = await site.shell.page('/plain', { headers: { cookie } });
    const answer = await send('shell/newsletter', { ...headers, cookie }, { _token: tokenIn(html) });
    expect(answer.status).toBe(403);
    expect(changes()).toEqual([]);
  });

  it('is refused only because of its origin: the site’s own forms are accepted', async () => {
    expect((await send('shell/newsletter', { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect((await send('shell/newsletter', { origin: 'http://localhost:8080' })).status).toBe(303);
    expect(changes()).toHaveLength(2);
  });
});

describe('a URL with a backslash', () => {
  it.each(['/\\evil.example', '/a\\..\\b', '/%5C/\\x'])('is refused: %s', async (address) => {
    const { port } = new URL(site.shell.url);
    const { connect } = await import('node:net');
    const head = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
      socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head.toLowerCase()).not.toContain('location:');
  });
});
