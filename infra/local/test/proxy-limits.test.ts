import { describe, expect, it } from '@jest/globals';
import { mostUploadBytes } from '@valam/contracts/catalog/upload-limits';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../src/checkout.ts';

describe('the proxy in front of the site', () => {
  it('lets the largest picture through, with room for the rest of the form', () => {
    const conf = readFileSync(path.join(root, 'infra/docker/nginx/site.conf'), 'utf8');
    const megabytes = Number(/^client_max_body_size (\d+)m;$/m.exec(conf)?.[1]);
    expect(megabytes * 1_000_000).toBeGreaterThan(mostUploadBytes + 100_000);
  });
});
