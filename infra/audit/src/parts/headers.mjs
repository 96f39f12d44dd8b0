import { send } from '../../../bench/src/harness/http.mjs';
import { finding } from '../finding.mjs';

/** @typedef {import('node:http').IncomingHttpHeaders} Headers */

/** @type {Record<string, (value: string) => boolean>} what every answer carries */
const everywhere = {
  'x-content-type-options': (value) => value === 'nosniff',
  'referrer-policy': (value) => /strict-origin|no-referrer|same-origin/.test(value),
  'cross-origin-opener-policy': (value) => value === 'same-origin',
  'permissions-policy': (value) => value.length > 0,
  'content-security-policy': (value) => /frame-ancestors 'none'/.test(value),
};

/** @param {string} policy */
function policyProblems(policy) {
  const of = (/** @type {string} */ name) => new RegExp(`(?:^|; *)${name} ([^;]*)`).exec(policy)?.[1] ?? '';
  const problems = [];
  if (!/'nonce-[^']{16,}'/.test(of('script-src'))) problems.push('script-src has no nonce');
  if (/unsafe-inline|unsafe-eval|\*|https?:/.test(of('script-src'))) problems.push('script-src is open');
  if (of('object-src') !== "'none'") problems.push('object-src is open');
  if (of('base-uri') !== "'none'") problems.push('base-uri is open');
  if (!/'(none|self)'/.test(of('frame-ancestors'))) problems.push('frame-ancestors is open');
  if (!of('form-action')) problems.push('form-action is missing');
  return problems;
}

/** @param {string} path @param {Headers} headers @param {boolean} isSecure */
function headerProblems(path, headers, isSecure) {
  const problems = Object.entries(everywhere)
    .filter(([name, isRight]) => !isRight(String(headers[name] ?? '')))
    .map(([name]) => `${path}: ${name} is ${headers[name] ?? 'missing'}`);
  for (const name of ['x-powered-by', 'server']) if (headers[name]) problems.push(`${path}: says ${name}`);
  if (isSecure && !headers['strict-transport-security']) problems.push(`${path}: no HSTS`);
  if (/text\/html/.test(headers['content-type'] ?? ''))
    problems.push(
      ...policyProblems(String(headers['content-security-policy'] ?? '')).map((one) => `${path}: ${one}`),
    );
  return problems;
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

/** @param {{ site: string }} target */
export async function auditHeaders({ site }) {
  const wrong = [];
  const isSecure = site.startsWith('https:');
  const home = await send(`${site}/`);
  const asset = /\/(assets|remotes)\/[^"' ]+\.js/.exec(home.text)?.[0];
  const all = asset ? [...paths, asset] : paths;
  for (const path of all) wrong.push(...headerProblems(path, (await send(site + path)).headers, isSecure));
  const nonce = (/** @type {Headers} */ headers) =>
    /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  if (nonce(home.headers) && nonce(home.headers) === nonce((await send(`${site}/`)).headers))
    wrong.push('/: the same nonce twice');
  return [finding('headers', { tried: all.length, wrong, unit: 'addresses' })];
}
