import { send } from '../../../bench/src/harness/http.mjs';
import { signIn } from '../../../bench/src/harness/people.mjs';
import { finding } from '../finding.mjs';

/** Changing calls with the session of the owner, forged in every way. @param {{ site: string, run: () => any }} target */
export async function auditForgery({ site, run }) {
  const owner = await signIn(site, run().admin);
  const { 'x-csrf-token': token = '', cookie = '' } = owner.headers;
  const wrong = [];
  let tried = 0;
  const calls = [
    ['PATCH', '/api/admin/tours/x'],
    ['POST', '/api/admin/bookings/x/refund'],
    ['POST', '/api/admin/staff'],
    ['POST', '/api/auth/sessions/revoke-others'],
    ['PUT', '/api/profile'],
    ['POST', '/api/auth/totp/begin'],
  ];
  const tokens = [undefined, '', 'wrong', token.slice(0, -1), `${token}x`, token.toUpperCase() + '_'];
  for (const [method = '', path = ''] of calls)
    for (const forged of tokens) {
      tried++;
      const headers = { cookie, ...(forged !== undefined && { 'x-csrf-token': forged }) };
      const { status } = await send(site + path, { method, headers, body: {} });
      if (status !== 403) wrong.push(`${method} ${path} with token '${forged ?? 'none'}' answered ${status}`);
    }
  const rows = [finding('csrf', { tried, wrong, least: 30 })];

  const crossed = [];
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
  for (const path of forms) {
    const { status } = await send(site + path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      body: {},
    });
    if (status !== 403) crossed.push(`${path} from another site answered ${status}`);
    const cors = await send(site + path, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    if (cors.headers['access-control-allow-origin']) crossed.push(`${path} lets other origins in`);
    const plain = await send(site + path, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });
    if (plain.status < 400) crossed.push(`${path} took text/plain: ${plain.status}`);
  }
  rows.push(finding('cross-site', { tried: forms.length * 3, wrong: crossed }));

  const cookies = [];
  const login = await send(`${site}/api/auth/login`, { method: 'POST', body: run().admin });
  const set = String(login.headers['set-cookie'] ?? '');
  for (const flag of [
    'HttpOnly',
    'SameSite=Lax',
    'Path=/',
    ...(site.startsWith('https') ? ['Secure', '__Host-'] : []),
  ])
    if (!set.includes(flag)) cookies.push(`the session cookie lacks ${flag}`);
  const again = await send(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { cookie },
    body: run().admin,
  });
  if (String(again.headers['set-cookie'] ?? '').includes(cookie.split('=')[1] ?? '?'))
    cookies.push('signing in does not rotate the session');
  await send(`${site}/api/auth/logout`, { method: 'POST', headers: owner.headers, body: {} });
  const after = await send(`${site}/api/auth/me`, { headers: { cookie } });
  if (after.status !== 401) cookies.push(`a signed-out session still answers ${after.status}`);
  rows.push(finding('sessions', { tried: 6, wrong: cookies }));
  return rows;
}
