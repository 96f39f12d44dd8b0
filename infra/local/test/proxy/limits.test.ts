import { describe, expect, it } from '@jest/globals';
import { mostUploadBytes } from '@valam/contracts/catalog/upload-limits';
import { uploadPictureRoute } from '@valam/contracts/catalog/media.routes';
import { uploadOwnPhotoRoute } from '@valam/contracts/identity/profile.routes';
import { uploadReviewPhotoRoute } from '@valam/contracts/leads/review.routes';
import { networkOf } from '@valam/service-kit/visitor/network-of';
import { bodyLimits } from '../../../../services/gateway/src/http/body-parsing.js';
import { textOf } from '../../src/checkout.ts';
import { composeServices } from '../containers/compose-file.js';

const site = textOf('infra/docker/nginx/site.conf');
const nginx = textOf('infra/docker/nginx/nginx.conf');
const mebibytes = (text: string) => Number(/(\d+)m/i.exec(text)?.[1]) * 1_048_576;

/** The location of image uploads: its pattern and its body. */
const [, pattern = '', uploads = ''] = /^location ~ (\S*photo\S*) \{\n([^}]*)\}$/m.exec(site) ?? [];
const usualLimit = mebibytes(/^client_max_body_size .*$/m.exec(site)?.[0] ?? '');
const uploadLimit = mebibytes(/^\s+client_max_body_size .*$/m.exec(uploads)?.[0] ?? '');

describe('the proxy in front of the site', () => {
  it.each([uploadPictureRoute, uploadOwnPhotoRoute, uploadReviewPhotoRoute])(
    'accepts the largest image at $path with the rest of the form',
    ({ path: address }) => {
      expect(address.replace(':token', 'q3VfT0b1x8Yp-Kc2')).toMatch(new RegExp(pattern));
      expect(uploadLimit).toBeGreaterThan(mostUploadBytes + 100_000);
    },
  );

  it('accepts the largest record everywhere, and not much more', () => {
    const { picture: _picture, ...others } = bodyLimits;
    expect(usualLimit).toBeGreaterThanOrEqual(Math.max(...Object.values(others)));
    expect(usualLimit).toBeLessThanOrEqual(2 * 1_048_576);
    expect('/api/admin/tours').not.toMatch(new RegExp(pattern));
  });

  it.each([
    ['pictures', uploads, 'uploads', 'uploaders'],
    ['other bodies', site.replace(uploads, ''), 'bodies', 'senders'],
  ])(
    'lets nobody take all places of %s: any sender has one before it is known who that is',
    (_what, part, places, senders) => {
      const all = Number(new RegExp(`limit_conn ${places} (\\d+);`).exec(part)?.[1]);
      const ofOne = Number(new RegExp(`limit_conn ${senders} (\\d+);`).exec(part)?.[1]);
      expect(ofOne).toBeGreaterThan(1);
      expect(ofOne).toBeLessThan(all / 2);
      const [, variable = ''] = new RegExp(`limit_conn_zone \\$(\\w+) zone=${senders}:`).exec(nginx) ?? [];
      expect(nginx).toMatch(new RegExp(`map \\$long_body \\$${variable} \\{[^}]*1 \\$network;`));
      expect(nginx).toContain(`limit_conn_zone $long_body zone=${places}:`);
    },
  );

  it.each([
    ['of one /64', ['2001:db8:7:12::1', '2001:db8:7:12:a:b:c:d', '2001:db8:7:12::b:c:d'], 1],
    ['of one /64 whose zeros are left out', ['2001:db8::1', '2001:db8::a:b:c:d', '2001:db8::a:0:0:d'], 1],
    ['of two networks', ['2001:db8:7:12::1', '2001:db8:7:13::1'], 2],
    ['of IPv4', ['192.0.2.7', '192.0.2.8'], 2],
    ['of IPv4 in the notation of IPv6', ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:192.0.2.8'], 2],
  ])('counts by address as the units do: addresses %s', (_what, addresses, networks) => {
    const [, rules = ''] = /map \$remote_addr \$network \{\n(.*?)\n {2}\}/s.exec(nginx) ?? [];
    const patterns = [...rules.matchAll(/"~(\S+)" /g)].map(([, rule = '']) => new RegExp(rule));
    expect(patterns.length).toBeGreaterThan(0);
    const networkIn = (address: string) => {
      const found = patterns.map((pattern) => pattern.exec(address)?.[1]).find(Boolean);
      return found ?? address;
    };
    expect(new Set(addresses.map(networkIn)).size).toBe(networks);
    expect(new Set(addresses.map(networkOf)).size).toBe(networks);
  });

  it.each([
    ['a form', 'POST::812', false],
    ['a read', 'GET::', false],
    ['a long record', 'PATCH::240000', true],
    ['a picture', 'POST::9000000', true],
    ['a body whose length is not said', 'POST:chunked:', true],
    ['a read that has such a body', 'GET:chunked:', true],
    ['a read with a long one', 'GET::1000000', true],
  ])('counts what waits in /tmp, whatever the method: %s', (_what, request, isCounted) => {
    const [, rules = ''] = /map "[^"]*" \$long_body \{\n(.*?)\n {2}\}/s.exec(nginx) ?? [];
    const uncounted = [...rules.matchAll(/"~(\S+)" "";/g)].map(([, rule = '']) => new RegExp(rule));
    expect(uncounted.length).toBeGreaterThan(0);
    expect(!uncounted.some((rule) => rule.test(request))).toBe(isCounted);
  });

  /**
   * In HTTP/2 a request may have a body without any header that announces it, so it cannot be counted before it
   * arrives.
   */
  it('does not buffer bodies of GET requests in /tmp', () => {
    const parts = new Map(
      [...site.matchAll(/^location ([^\n]+) \{\n(.*?)\n\}$/gms)].map(([, name = '', rules = '']) => [
        name,
        rules,
      ]),
    );
    const [, isRead = ''] = /map \$request_method \$is_read \{[^}]*"~(\S+)" 1;\n/.exec(nginx) ?? [];
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(method).toMatch(new RegExp(isRead));
    const toUnits = [...parts].filter(([, rules]) => rules.includes('proxy_pass'));
    const reading = toUnits.map(([name, rules]) => {
      const [, other = ''] =
        /error_page 419 = (@\w+);\n\s+if \(\$is_read\) \{\n\s+return 419;/.exec(rules) ?? [];
      return [name, parts.get(other) ?? rules] as const;
    });
    const unbounded = reading.filter(([, rules]) => !/^\s+client_max_body_size [1-8]k;$/m.test(rules));
    // Only other methods reach this location.
    expect(unbounded.map(([name]) => name)).toEqual(['@keyed']);
  });

  it('is not behind an ingress with a lower limit', () => {
    const ingress = textOf('infra/kubernetes/base/network/ingress.yaml');
    const before = mebibytes(/proxy-body-size: .*/.exec(ingress)?.[0] ?? '');
    expect(before).toBeGreaterThanOrEqual(uploadLimit);
  });

  it('has enough space in /tmp for its caches and for concurrent uploads and bodies', () => {
    const atOnce = (places: string) => Number(new RegExp(`limit_conn ${places} (\\d+);`).exec(site)?.[1]);
    const caches = [...nginx.matchAll(/max_size=\S+/g)];
    expect(caches.length).toBeGreaterThan(1);
    const bodies = atOnce('uploads') * uploadLimit + atOnce('bodies') * usualLimit;
    const needed = caches.reduce((sum, [size]) => sum + mebibytes(size), bodies);
    const front = textOf('infra/kubernetes/base/front/deployment.yaml');
    const given = [
      // The processes themselves need some of the memory.
      mebibytes(composeServices().proxy.mem_limit) - 64 * 1_048_576,
      mebibytes(/sizeLimit: \S+/.exec(front)?.[0] ?? ''),
    ];
    for (const bytes of given) expect(bytes).toBeGreaterThan(needed);
  });
});
