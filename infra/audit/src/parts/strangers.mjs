import http from 'node:http';
import { quantile } from '../../../bench/src/harness/numbers.mjs';
import { send } from '../../../bench/src/harness/http.mjs';
import { finding } from '../finding.mjs';

/** A visitor of its own for each call, so that limits are not what is measured. @param {number} index */
const from = (index) =>
  process.platform === 'linux'
    ? new http.Agent({ localAddress: `127.0.2.${(index % 250) + 1}` })
    : new http.Agent();

const rounds = 16;
const mostApart = 0.35;

/** @param {{ site: string, run: () => any, tag: string }} target */
export async function auditEnumeration({ site, run, tag }) {
  const base = site.replace('localhost', '127.0.0.1');
  const known = run().admin.email;
  const wrong = [];
  let tried = 0;
  /** @type {[string, (email: string) => object][]} */
  const calls = [
    ['/api/auth/forgot-password', (email) => ({ email })],
    ['/api/auth/resend-verification', (email) => ({ email })],
    ['/api/auth/login', (email) => ({ email, password: 'not the password at all' })],
    ['/api/privacy/export', (email) => ({ email })],
  ];
  for (const [path, body] of calls) {
    /** @type {Record<string, number[]>} */
    const times = { known: [], unknown: [] };
    const said = { known: new Set(), unknown: new Set() };
    for (let round = 0; round < rounds; round++)
      for (const kind of /** @type {const} */ (['known', 'unknown'])) {
        const email = kind === 'known' ? known : `stranger-${round}-${tag}@audit.example`;
        const answer = await send(base + path, { method: 'POST', body: body(email), agent: from(tried) });
        tried++;
        if (answer.status === 429) continue;
        times[kind]?.push(answer.ms);
        said[kind].add(`${answer.status} ${answer.text.replaceAll(/"traceId":"[^"]*"/g, '')}`);
      }
    const [a, b] = [[...said.known].sort().join(), [...said.unknown].sort().join()];
    if (a !== b) wrong.push(`${path} tells them apart: ${a.slice(0, 120)} / ${b.slice(0, 120)}`);
    const [one, two] = [quantile(times.known ?? [], 0.5), quantile(times.unknown ?? [], 0.5)];
    const apart = Math.abs(one - two) / Math.max(one, two);
    if (apart > mostApart && Math.abs(one - two) > 15)
      wrong.push(
        `${path} takes ${one.toFixed(0)} ms for a known and ${two.toFixed(0)} ms for an unknown address`,
      );
  }
  return [
    finding('enumeration', { tried, wrong, least: 100, goal: 'same answer, medians within 35 % or 15 ms' }),
  ];
}

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '//evil.example/%2e%2e',
  '/login//evil.example',
  '///evil.example',
  '/https://evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/.evil.example',
  '/@evil.example',
  '/TOURS//EVIL.EXAMPLE',
];
const parameters = ['next', 'url', 'redirect', 'returnUrl', 'return_to', 'continue', 'target', 'destination'];

/** @param {{ site: string }} target */
export async function auditRedirects({ site }) {
  const wrong = [];
  const origin = new URL(site);
  const paths = [
    ...elsewhere.map((one) => (one.startsWith('/') ? one : `/${one}`)),
    ...['/login', '/', '/signup', '/admin', '/Login', '/search'].flatMap((page) =>
      parameters.flatMap((name) =>
        ['//evil.example', 'https://evil.example', '/\\evil.example'].map(
          (to) => `${page}?${name}=${encodeURIComponent(to)}`,
        ),
      ),
    ),
  ];
  for (const path of paths) {
    const answer = await raw(origin, path);
    const to = answer.headers.location;
    const lands = to && new URL(to, site).host;
    if (lands && lands !== origin.host) wrong.push(`${path} leads to ${to}`);
    if (answer.headers['set-cookie']?.some((one) => one.includes('evil')))
      wrong.push(`${path} sets a cookie of others`);
    if (answer.statusCode === 500) wrong.push(`${path} answered 500`);
  }
  return [finding('open redirects', { tried: paths.length, wrong, least: 100 })];
}

/** The path exactly as it is written. @param {URL} origin @param {string} path @returns {Promise<http.IncomingMessage>} */
const raw = (origin, path) =>
  new Promise((resolve, reject) => {
    const request = http.request({ host: origin.hostname, port: origin.port, path }, (response) => {
      response.resume();
      resolve(response);
    });
    request.once('error', reject);
    request.end();
  });
