import { globSync } from 'node:fs';
import { json, send } from '@valam/testing/http';
import { signIn } from '@valam/testing/people';
import * as z from 'zod/mini';
import { root, textOf } from '@valam/local/checkout';
import { requestExactPath } from '../request-exact-path.ts';
import { finding } from '../finding.ts';
import type { Target } from '../target.ts';

/** Unique matches in the sources of the front end, such as the action of every form. */
const inSources = (files: string, pattern: RegExp) => [
  ...new Set(
    globSync(files, { cwd: root }).flatMap((file) =>
      [...textOf(file).matchAll(pattern)].map(([, found = '']) => found),
    ),
  ),
];

const formActions = () =>
  inSources('{shell,mfe-*}/src/**/*.tsx', /<ActionForm\s+action="([a-z]+\/[a-z-]+)"/g);
const linkPatterns = () => inSources('mfe-*/src/expose/**/*.ts', /\bpath: '(\/[^'?]*:token[^'?]*)'/g);

const post = (site: string, action: string, headers: Record<string, string>) =>
  send(`${site}/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ _action: action, name: 'Audit', email: 'audit@audit.example' }).toString(),
  });

/** Submits every form of the site with a session but without a CSRF token, or cross-site. */
export async function forgedForms(site: string, cookie: string) {
  const wrong = [];
  const elsewhere = [
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://blog.evil.example' },
    { origin: 'null' },
  ];
  for (const action of formActions())
    for (const headers of [{}, ...elsewhere]) {
      const { status } = await post(site, action, { cookie, ...headers });
      if (status !== 403) wrong.push(`${action} with ${JSON.stringify(headers)} answered ${status}`);
    }
  return finding('page forms', { tried: formActions().length * 5, wrong, least: 100 });
}

/** Pages behind private links, and payment pages. */
export async function privatePages(site: string) {
  const addresses = [
    ...linkPatterns().map((pattern) => pattern.replace(':token', 'x1'.repeat(20))),
    '/booking/success?session_id=cs_1',
    '/spiritual-tours?preview=1',
  ];
  const wrong = [];
  for (const address of addresses) {
    const { headers } = await send(site + address);
    if (headers['cache-control'] !== 'private, no-store')
      wrong.push(`${address}: cache-control is ${headers['cache-control']}`);
    if (!/noindex/.test(String(headers['x-robots-tag']))) wrong.push(`${address}: may be indexed`);
  }
  return finding('private pages', { tried: addresses.length, wrong, least: 10 });
}

/** Malformed cookies, which no page may fail on. */
export async function craftedCookies(site: string) {
  const broken = {
    action: 'shell/newsletter',
    errors: { email: { x: 1 } },
    values: { name: {} },
    toast: { title: {} },
  };
  const texts = [broken, [], 7, 'x', { utm: { utm_source: { x: 1 } }, firstPage: [] }].map((value) =>
    encodeURIComponent(JSON.stringify(value)),
  );
  const names = [
    'form-report',
    '__Host-form-report',
    'attribution',
    'referral',
    'consent',
    'currency',
    'rollout',
    'remote-versions',
  ];
  const before = (await send(`${site}/remotes.json`)).text;
  const wrong = [];
  for (const name of names)
    for (const text of [...texts, '%', '%00', '%ff']) {
      const { status } = await send(`${site}/contact-us`, { headers: { cookie: `${name}=${text}` } });
      if (status !== 200) wrong.push(`${name}=${text} answered ${status}`);
    }
  if ((await send(`${site}/remotes.json`)).text !== before) wrong.push('a release was taken back by cookies');
  return finding('crafted cookies', { tried: names.length * 8, wrong, least: 50 });
}

const forms = [
  ['/api/leads', { type: 'contact', firstName: 'A', lastName: 'B', email: 'a@audit.example', message: 'x' }],
  ['/api/newsletter/subscribe', { email: 'a@audit.example', name: 'A' }],
  ['/api/host-applications', { fullName: 'A', email: 'a@audit.example', message: 'x' }],
  ['/api/auth/signup', { fullName: 'A', email: 'a@audit.example', password: 'a walk to the sea' }],
] as const;

/** Characters that PostgreSQL cannot store, and oversized text. */
export async function unstorableText(site: string) {
  const wrong = [];
  for (const [address, body] of forms)
    for (const field of Object.keys(body))
      for (const text of ['a\ud800b', '\udc00', 'a\u0000b', 'x'.repeat(60_000)]) {
        const { status } = await send(site + address, { method: 'POST', body: { ...body, [field]: text } });
        if (status < 400 || status >= 500) wrong.push(`${address} ${field} answered ${status}`);
      }
  return finding('unstorable text', {
    tried: forms.flatMap(([, body]) => Object.keys(body)).length * 4,
    wrong,
    least: 50,
  });
}

export async function backslashes(site: string) {
  const wrong = [];
  const addresses = ['/\\evil.example', '/\\/evil.example', '/A\\..\\b', '/temples\\X'];
  for (const address of addresses) {
    const { statusCode } = await requestExactPath(site, address);
    if (statusCode !== 400) wrong.push(`${address} answered ${statusCode}`);
  }
  return finding('backslashes', { tried: addresses.length, wrong });
}

const marker = 'audit-invented';

/** Names invented by clients must not become label values of a metric. */
export async function inventedLabels(site: string, ops: Record<string, string>) {
  for (let n = 0; n < 20; n++) {
    const name = `${marker}-${n}`;
    await send(`${site}/client-failures`, {
      method: 'POST',
      body: { remote: name, version: name, message: name, path: `/${name}` },
    });
    await send(`${site}/${name}`);
    await send(`${site}/api/${name}?${name}=1`);
    await send(`${site}/api/tours`, {
      method: 'PROPFIND',
      headers: { 'user-agent': name, 'x-forwarded-for': name },
    });
  }
  const wrong = [];
  for (const [unit, address] of Object.entries(ops)) {
    const { status, text } = await send(`${address}/metrics`);
    if (status !== 200) wrong.push(`${unit}: /metrics answered ${status}`);
    else if (text.includes(marker))
      wrong.push(`${unit}: ${text.split('\n').find((line) => line.includes(marker))}`);
  }
  return finding('labels', { tried: Object.keys(ops).length, wrong, least: 1, unit: 'units' });
}

/** Hostile requests at the edge of the system. */
export async function auditEdge({ site, run }: Target) {
  const owner = await signIn(site, run().admin);
  const stillThere = await send(`${site}/api/auth/me`, { headers: owner.headers });
  if (!json(stillThere, z.object({ email: z.string() })))
    throw new Error('the session of the owner is not there');
  const { mailbox: _mailbox, payments: _payments, ...units } = run().ops;
  return [
    await forgedForms(site, owner.headers.cookie ?? ''),
    await privatePages(site),
    await craftedCookies(site),
    await unstorableText(site),
    await backslashes(site),
    await inventedLabels(site, units),
  ];
}
