import { describe, expect, it } from '@jest/globals';
import { mostUploadBytes } from '@valam/contracts/catalog/upload-limits';
import { uploadPictureRoute } from '@valam/contracts/catalog/media.routes';
import { uploadOwnPhotoRoute } from '@valam/contracts/identity/profile.routes';
import { uploadReviewPhotoRoute } from '@valam/contracts/leads/review.routes';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { bodyLimits } from '../../../services/gateway/src/http/body-parsing.js';
import { root } from '../src/checkout.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const site = read('infra/docker/nginx/site.conf');
const mebibytes = (text: string) => Number(/(\d+)m/i.exec(text)?.[1]) * 1_048_576;

/** The part for pictures: the pattern of its addresses, and what is between its braces. */
const [, pattern = '', uploads = ''] = /^location ~ (\S*photo\S*) \{\n([^}]*)\}$/m.exec(site) ?? [];
const usualLimit = mebibytes(/^client_max_body_size .*$/m.exec(site)?.[0] ?? '');
const uploadLimit = mebibytes(/^\s+client_max_body_size .*$/m.exec(uploads)?.[0] ?? '');

describe('the proxy in front of the site', () => {
  it.each([uploadPictureRoute, uploadOwnPhotoRoute, uploadReviewPhotoRoute])(
    'lets the largest picture through at $path, with room for the rest of the form',
    ({ path: address }) => {
      expect(address.replace(':token', 'q3VfT0b1x8Yp-Kc2')).toMatch(new RegExp(pattern));
      expect(uploadLimit).toBeGreaterThan(mostUploadBytes + 100_000);
    },
  );

  it('lets the longest record through everywhere, and not much more', () => {
    const { picture: _picture, ...others } = bodyLimits;
    expect(usualLimit).toBeGreaterThanOrEqual(Math.max(...Object.values(others)));
    expect(usualLimit).toBeLessThanOrEqual(2 * 1_048_576);
    expect('/api/admin/tours').not.toMatch(new RegExp(pattern));
  });

  it('lets nobody take all places of pictures: any sender has one before it is known who that is', () => {
    const nginx = read('infra/docker/nginx/nginx.conf');
    const all = Number(/limit_conn uploads (\d+);/.exec(uploads)?.[1]);
    const ofOne = Number(/limit_conn uploaders (\d+);/.exec(uploads)?.[1]);
    expect(ofOne).toBeGreaterThan(1);
    expect(ofOne).toBeLessThan(all / 2);
    const [, variable = ''] = /limit_conn_zone \$(\w+) zone=uploaders:/.exec(nginx) ?? [];
    expect(nginx).toMatch(
      new RegExp(`map \\$request_method \\$${variable} \\{[^}]*POST \\$binary_remote_addr;`),
    );
  });

  it('has nothing before it that lets less through', () => {
    const ingress = read('infra/kubernetes/base/network/ingress.yaml');
    const before = mebibytes(/proxy-body-size: .*/.exec(ingress)?.[0] ?? '');
    expect(before).toBeGreaterThanOrEqual(uploadLimit);
  });

  it('has room in /tmp for its caches and for the pictures that it takes at a time', () => {
    const atOnce = Number(/limit_conn uploads (\d+);/.exec(uploads)?.[1]);
    const caches = [...read('infra/docker/nginx/nginx.conf').matchAll(/max_size=\S+/g)];
    expect(caches.length).toBeGreaterThan(1);
    const needed = caches.reduce((sum, [size]) => sum + mebibytes(size), atOnce * uploadLimit);
    const compose = parse(read('docker-compose.yml'), { merge: true }) as {
      services: { proxy: { mem_limit: string } };
    };
    const front = read('infra/kubernetes/base/front/deployment.yaml');
    const given = [
      // The processes need some of it as well.
      mebibytes(compose.services.proxy.mem_limit) - 64 * 1_048_576,
      mebibytes(/sizeLimit: \S+/.exec(front)?.[0] ?? ''),
    ];
    for (const bytes of given) expect(bytes).toBeGreaterThan(needed);
  });
});
