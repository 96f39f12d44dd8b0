import { createHash } from 'node:crypto';
import { send } from '@valam/testing/http';
import { finding } from '../finding.ts';
import type { IncomingHttpHeaders } from 'node:http';

export type Headers = IncomingHttpHeaders;

/** headers required on every response */
const everywhere: Record<string, (value: string) => boolean> = {
  'x-content-type-options': (value) => value === 'nosniff',
  'referrer-policy': (value) => /strict-origin|no-referrer|same-origin/.test(value),
  'cross-origin-opener-policy': (value) => value === 'same-origin',
  'permissions-policy': (value) => value.length > 0,
  'content-security-policy': (value) => /frame-ancestors 'none'/.test(value),
};

function policyProblems(policy: string) {
  const of = (name: string) => new RegExp(`(?:^|; *)${name} ([^;]*)`).exec(policy)?.[1] ?? '';
  const problems = [];
  if (!/'sha256-[\w+/]{43}='/.test(of('script-src'))) problems.push('script-src has no hash');
  if (/'nonce-/.test(policy)) problems.push('a value of one answer keeps the page from being cached');
  if (/unsafe-inline|unsafe-eval|\*|https?:/.test(of('script-src'))) problems.push('script-src is open');
  if (of('object-src') !== "'none'") problems.push('object-src is open');
  if (of('base-uri') !== "'none'") problems.push('base-uri is open');
  if (!/'(none|self)'/.test(of('frame-ancestors'))) problems.push('frame-ancestors is open');
  if (!of('form-action')) problems.push('form-action is missing');
  return problems;
}

function headerProblems(path: string, headers: Headers, isSecure: boolean) {
  const problems = Object.entries(everywhere)
    .filter(([name, isRight]) => !isRight(String(headers[name] ?? '')))
    .map(([name]) => `${path}: ${name} is ${String(headers[name] ?? 'missing')}`);
  for (const name of ['x-powered-by', 'server']) if (headers[name]) problems.push(`${path}: says ${name}`);
  if (isSecure && !headers['strict-transport-security']) problems.push(`${path}: no HSTS`);
  if (/text\/html/.test(headers['content-type'] ?? ''))
    problems.push(
      ...policyProblems(String(headers['content-security-policy'] ?? '')).map((one) => `${path}: ${one}`),
    );
  return problems;
}

/** Inline scripts whose hash is missing from the CSP; data blocks are not scripts. */
function scriptsWithoutHash(html: string, policy: string) {
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type="application\/))[^>]*>(.*?)<\/script>/gs)]
    .map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
    .filter((hash) => !policy.includes(`'sha256-${hash}'`))
    .map((hash) => `/: the policy does not name the script sha256-${hash}`);
}

const paths = [
  '/',
  '/spiritual-tours',
  '/login',
  '/admin',
  '/there-is-no-such-page',
  '/api/tours',
  '/api/no-such',
  '/remotes.json',
  '/healthz',
];

export async function auditHeaders({ site }: { site: string }) {
  const wrong = [];
  const isSecure = site.startsWith('https:');
  const home = await send(`${site}/`);
  const asset = /\/(assets|remotes)\/[^"' ]+\.js/.exec(home.text)?.[0];
  if (!asset) wrong.push('/: names no script of its own, so the headers of none were read');
  const all = asset ? [...paths, asset] : paths;
  for (const path of all) wrong.push(...headerProblems(path, (await send(site + path)).headers, isSecure));
  wrong.push(...scriptsWithoutHash(home.text, String(home.headers['content-security-policy'])));
  return [finding('headers', { tried: all.length, wrong, least: 10, unit: 'addresses' })];
}
