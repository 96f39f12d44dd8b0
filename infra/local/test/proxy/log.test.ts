import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { root, textOf } from '../../src/checkout.ts';

const configuration = textOf('infra/docker/nginx/nginx.conf');
const pattern = new RegExp(/"~(\^.*\$)" "\$before:token\$after"/.exec(configuration)?.[1] ?? '(?!)');
const logged = (address: string) => address.replace(pattern, '$<before>:token$<after>');

/** Paths of pages and API routes that contain a secret token. */
const addresses = globSync('{mfe-*/src/expose,packages/contracts/src}/**/*.ts', { cwd: root }).flatMap(
  (file) => [...textOf(file).matchAll(/'(\/[^'?\s]*:token[^'?\s]*)'/g)].map(([, address = '']) => address),
);
const keys = [
  '81271b2c4d5e4f60918273645546372a-1-WihcmwT6qLr0Zk3vB9xYpA',
  'q3VfT0b1x8Yp-Kc2mRz7Wd5Ns4Jh6Ga9Eu_LoXiBv',
  // One in 230 random tokens of this length has no digit.
  'qVfTbxYp-KcmRzWdNsJhGaEu_LoXiBvk',
];

describe('the log of the proxy', () => {
  it('covers all paths with a token', () => {
    expect(addresses.length).toBeGreaterThan(20);
  });

  it.each(addresses)('redacts the token in %s', (address) => {
    for (const key of keys) expect(logged(address.replace(':token', key))).toBe(address);
  });

  it.each([
    '/spiritual-tours/discovering-shiva-10-days-in-tamil-nadu',
    '/remotes/booking/4f2a9c0d1e2b3a4c5d6e7f8091a2b3c4/panel.js',
    '/media/fe71823ae19825d500acdb7b5fa7d356/800.avif',
    '/api/tours',
  ])('says %s as it is', (address) => {
    expect(logged(address)).toBe(address);
  });

  it('is the only access log: the ingress would log full URLs', () => {
    expect(textOf('infra/kubernetes/base/network/ingress.yaml')).toContain(
      "nginx.ingress.kubernetes.io/enable-access-log: 'false'",
    );
  });

  it('contains neither query strings nor request lines of failed requests', () => {
    expect(configuration).not.toMatch(
      /log_format[^;]*\$(request|request_uri|args|query_string|http_referer)\b/,
    );
    expect(configuration).toMatch(/^error_log \/dev\/stderr crit;$/m);
  });
});
