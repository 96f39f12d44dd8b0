import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { login, logout } from '@valam/contracts/identity/auth.rpc';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import { revokeOtherSessions } from '@valam/contracts/identity/session.rpc';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { changePassword, resetPassword, verifyEmail } from '@valam/contracts/identity/account.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { aSession } from './samples.js';
import { as, startGatewayWithSessions } from './signed-in.js';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGatewayWithSessions();
});
afterAll(() => gateway.stop());

const credentials = { email: 'a@example.org', password: 'secret' };

describe('signing in', () => {
  it('sets an HttpOnly cookie', async () => {
    const { user, csrfToken } = aSession();
    await gateway.units.answer(login, ({ visitor }) => {
      expect(visitor.address).toBe('127.0.0.1');
      return { token: 'fresh', csrfToken, expiresAt: '2026-12-01T00:00:00Z', user };
    });
    const response = await gateway.post('/api/auth/login', credentials);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ email: user.email, csrfToken, user: { id: user.id } });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sid=fresh; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
  });

  it('counts an IPv6 visitor by network, and recognizes the browser by a separate cookie', async () => {
    const { user, csrfToken } = aSession();
    const seen: unknown[] = [];
    await gateway.units.answer(login, ({ visitor }) => {
      seen.push(visitor.address, visitor.device);
      return { token: 'fresh', csrfToken, expiresAt: '2026-12-01T00:00:00Z', user, device: 'name.signature' };
    });
    const forwarded = { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' };
    const first = await gateway.post('/api/auth/login', credentials, forwarded);
    const [, device] = first.headers.getSetCookie();
    expect(device).toMatch(/^device=name\.signature; Max-Age=15552000; .*HttpOnly/);
    await gateway.post('/api/auth/login', credentials, { ...forwarded, cookie: 'device=name.signature' });
    expect(seen).toEqual(['2001:db8:1:2::/64', null, '2001:db8:1:2::/64', 'name.signature']);
  });

  it('with an emailed link sets the device cookie, whose token is not in the response', async () => {
    await gateway.units.answer(resetPassword, () => ({ message: 'Done.', device: 'name.signature' }));
    const body = { token: 'mailed', password: 'a walk around the hill' };
    const response = await gateway.post('/api/auth/reset-password', body);
    expect(response.headers.get('set-cookie')).toMatch(/^device=name\.signature; /);
    expect(await response.json()).toEqual({ message: 'Done.' });
  });

  it('sets a host-bound cookie if the site uses HTTPS', async () => {
    const secure = await startTestGateway({ SITE_ORIGIN: 'https://site.example' });
    const response = await secure.post('/api/auth/login', credentials);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-sid=fresh; .*Secure/);
    await secure.stop();
  });

  it('ends the earlier session of the browser, and succeeds even if that fails', async () => {
    const ended: string[] = [];
    await gateway.units.answer(logout, ({ token }) => {
      ended.push(token);
      if (ended.length > 1) throw new Error('The database is away');
      return { ok: true as const };
    });
    for (const count of [1, 2]) {
      const response = await gateway.post('/api/auth/login', credentials, { cookie: 'sid=partner' });
      expect(response.status).toBe(200);
      expect(response.headers.get('set-cookie')).toMatch(/^sid=fresh; /);
      expect(ended.length).toBeGreaterThanOrEqual(count);
    }
    await gateway.units.answer(logout, () => ({ ok: true as const }));
  });

  it('forwards refusals of identity', async () => {
    await gateway.units.answer(login, () => {
      throw problem(login, 'identity.not_verified', 'Please verify your email first.');
    });
    const response = await gateway.post('/api/auth/login', credentials);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'identity.not_verified' });
  });

  it('requests the second factor without opening a session', async () => {
    await gateway.units.answer(login, () => ({ totpRequired: true as const }));
    const response = await gateway.post('/api/auth/login', credentials);
    expect(await response.json()).toEqual({ totpRequired: true });
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('a session', () => {
  it('identifies the signed-in person to that person only', async () => {
    const me = await gateway.fetch('/api/auth/me', { headers: as('partner') });
    expect(await me.json()).toMatchObject({ email: 'a@example.org', csrfToken: 'the-token' });
    const nobody = await gateway.fetch('/api/auth/me', { headers: as('unknown') });
    expect(nobody.status).toBe(401);
    expect(await nobody.json()).toMatchObject({ code: 'identity.signed_out' });
    expect((await gateway.fetch('/api/auth/me')).status).toBe(401);
  });

  it('continues with a new token, sent only in the cookie, after a change of the password', async () => {
    await gateway.units.answer(changePassword, ({ caller, password }) => {
      expect(caller.userId).toBe(aSession().user.id);
      expect(password).toBe('a swim across the lake');
      return { token: 'renewed', expiresAt: '2026-12-01T00:00:00Z', message: 'Changed.' };
    });
    const path = '/api/auth/change-password';
    const body = { currentPassword: 'a walk', password: 'a swim across the lake' };
    expect((await gateway.post(path, body, as('partner', 'wrong'))).status).toBe(403);
    expect((await gateway.post(path, body, as('unknown'))).status).toBe(401);
    expect((await gateway.post(path, { ...body, password: 'short' }, as('partner'))).status).toBe(400);
    const response = await gateway.post(path, body, as('partner'));
    expect(response.headers.get('set-cookie')).toMatch(/^sid=renewed; .*HttpOnly/);
    expect(await response.json()).toEqual({ message: 'Changed.' });
  });

  it('provides its CSRF token to its own browser', async () => {
    expect(await (await gateway.fetch('/api/auth/csrf', { headers: as('partner') })).json()).toEqual({
      csrfToken: 'the-token',
    });
    expect(await (await gateway.fetch('/api/auth/csrf')).json()).toEqual({ csrfToken: null });
  });

  it('cannot write without its CSRF token', async () => {
    await gateway.units.answer(revokeOtherSessions, () => ({ ok: true as const, revoked: 2 }));
    const path = '/api/auth/sessions/revoke-others';
    expect((await gateway.post(path, {}, as('partner', 'wrong'))).status).toBe(403);
    expect((await gateway.post(path, {}, { cookie: 'sid=partner' })).status).toBe(403);
    expect((await gateway.post(path, {}, as('partner'))).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of the site', { 'sec-fetch-site': 'same-site' }],
    ['a sibling, in a browser that sends only its origin', { origin: 'https://blog.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('cannot write for %s, even with its CSRF token', async (_what, headers) => {
    const path = '/api/auth/sessions/revoke-others';
    const response = await gateway.post(path, {}, { ...as('partner'), ...headers });
    expect(response.status).toBe(403);
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' };
    expect((await gateway.post(path, {}, { ...as('partner'), ...own })).status).toBe(200);
  });

  it('ends the session at sign-out', async () => {
    const response = await gateway.post('/api/auth/logout', {}, as('partner'));
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get('set-cookie')).toMatch(/^sid=;/);
  });
});

describe('a public form', () => {
  it('needs no token, even with a session, but must come from this site', async () => {
    await gateway.units.answer(createLead, () => ({
      id: sampleId('lead', '1'),
      type: 'contact' as const,
      statusUrl: null,
    }));
    const body = { type: 'contact', name: 'Asha', email: 'a@example.org', message: 'Hi' };
    const cookie = { cookie: 'sid=partner' };
    expect(
      (await gateway.post('/api/leads', body, { ...cookie, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(201);
    for (const site of ['cross-site', 'same-site']) {
      const response = await gateway.post('/api/leads', body, { ...cookie, 'sec-fetch-site': site });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'request.cross_site' });
    }
  });
});

describe('rate limits', () => {
  it('are counted by identity, and refusals are cached here', async () => {
    let asked = 0;
    await gateway.units.answer(consumeLimit, () => {
      asked++;
      return { allowed: false, remaining: 0, retryAfterSeconds: 30 };
    });
    const response = await gateway.post('/api/auth/login', credentials);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
    expect((await gateway.post('/api/auth/login', credentials)).status).toBe(429);
    expect(asked).toBe(1);
  });

  it('are counted here while identity is unavailable', async () => {
    const alone = await startTestGateway();
    gateway.units.leave(consumeLimit);
    alone.units.leave(consumeLimit);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      statuses.push((await alone.post('/api/auth/login', credentials)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(200));
    expect(statuses.slice(10)).toEqual([429, 429]);
    await alone.stop();
  });
});

describe('a used-up verification link', () => {
  it('has the message in the specified field too', async () => {
    await gateway.units.answer(verifyEmail, () => {
      throw problem(verifyEmail, 'identity.link_invalid', 'This link is not valid.');
    });
    const response = await gateway.fetch('/api/auth/verify-email/abc');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'This link is not valid.',
      code: 'identity.link_invalid',
    });
  });
});
