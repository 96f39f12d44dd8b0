import { requestExactPath } from '../request-exact-path.ts';
import { finding } from '../finding.ts';

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

export async function auditRedirects({ site }: { site: string }) {
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
    const answer = await requestExactPath(site, path);
    const to = answer.headers.location;
    const lands = to && new URL(to, site).host;
    if (lands && lands !== origin.host) wrong.push(`${path} leads to ${to}`);
    if (answer.headers['set-cookie']?.some((one) => one.includes('evil')))
      wrong.push(`${path} sets a cookie of others`);
    if (answer.statusCode === 500) wrong.push(`${path} answered 500`);
  }
  return [finding('open redirects', { tried: paths.length, wrong, least: 100 })];
}
