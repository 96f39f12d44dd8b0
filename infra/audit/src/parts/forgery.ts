import { send } from '@valam/testing/http';
import { signIn } from '@valam/testing/people';
import { finding } from '../finding.ts';
import type { Target } from '../target.ts';
import type { Person } from '@valam/testing/people';

const changing = [
  ['PATCH', '/api/admin/tours/x'],
  ['POST', '/api/admin/bookings/x/refund'],
  ['POST', '/api/admin/staff'],
  ['POST', '/api/auth/sessions/revoke-others'],
  ['POST', '/api/auth/change-password'],
  ['PUT', '/api/profile'],
  ['POST', '/api/auth/totp/begin'],
];

/** Mutations with the owner's session and every kind of invalid CSRF token. */
async function forgedTokens(site: string, owner: Person) {
  const { 'x-csrf-token': token = '', cookie = '' } = owner.headers;
  const wrong = [];
  const tokens = [undefined, '', 'wrong', token.slice(0, -1), `${token}x`, `${token.toUpperCase()}_`];
  for (const [method = '', path = ''] of changing)
    for (const forged of tokens) {
      const headers = { cookie, ...(forged !== undefined && { 'x-csrf-token': forged }) };
      const { status } = await send(site + path, { method, headers, body: {} });
      if (status !== 403) wrong.push(`${method} ${path} with token '${forged ?? 'none'}' answered ${status}`);
    }
  return finding('csrf', { tried: changing.length * tokens.length, wrong, least: 30 });
}

const forms = [
  '/api/leads',
  '/api/newsletter/subscribe',
  '/api/auth/login',
  '/api/auth/signup',
  '/api/checkout/create-booking-session',
  '/api/waitlist',
  '/api/host-applications',
  '/api/privacy/erase',
];

/** Requests that another site could make a browser send. */
async function fromElsewhere(site: string, path: string) {
  const origin = 'https://evil.example';
  const crossed = await send(site + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', origin },
    body: {},
  });
  const cors = await send(site + path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  const plain = await send(site + path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{}',
  });
  return [
    ...(crossed.status === 403 ? [] : [`${path} from another site answered ${crossed.status}`]),
    ...(cors.headers['access-control-allow-origin'] ? [`${path} lets other origins in`] : []),
    ...(plain.status < 400 ? [`${path} took text/plain: ${plain.status}`] : []),
  ];
}

async function sessions(site: string, run: Target['run'], owner: Person) {
  const { cookie = '' } = owner.headers;
  const login = () =>
    send(`${site}/api/auth/login`, { method: 'POST', headers: { cookie }, body: run().admin });
  const set = String((await login()).headers['set-cookie'] ?? '');
  const secure = site.startsWith('https') ? ['Secure', '__Host-'] : [];
  const flags = ['HttpOnly', 'SameSite=Lax', 'Path=/', ...secure];
  const wrong = flags.filter((flag) => !set.includes(flag)).map((flag) => `the session cookie lacks ${flag}`);
  const again = String((await login()).headers['set-cookie'] ?? '');
  if (again.includes(cookie.split('=')[1] ?? '?')) wrong.push('signing in does not rotate the session');
  await send(`${site}/api/auth/logout`, { method: 'POST', headers: owner.headers, body: {} });
  const after = await send(`${site}/api/auth/me`, { headers: { cookie } });
  if (after.status !== 401) wrong.push(`a signed-out session still answers ${after.status}`);
  return finding('sessions', { tried: flags.length + 2, wrong });
}

/** Cross-site request forgery. */
export async function auditForgery({ site, run }: Target) {
  const owner = await signIn(site, run().admin);
  const crossed = [];
  const csrf = await forgedTokens(site, owner);
  for (const path of forms) crossed.push(...(await fromElsewhere(site, path)));
  return [
    csrf,
    finding('cross-site', { tried: forms.length * 3, wrong: crossed }),
    await sessions(site, run, await signIn(site, run().admin)),
  ];
}
