import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { privatePages } from '@valam/contracts/shared/private-pages';
import { hiddenPaths } from '../server/site-files/pages-of-the-site';
import { isPrivateAddress, redactedAddress, secretParams } from './private-address';

const root = path.resolve(__dirname, '../../..');

/** The patterns of all pages of all remotes. */
const patterns = globSync('mfe-*/src/expose/**/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:\bpath: |\[|, )'(\/[^'?]*)'/g)].map(
    ([, pattern = '']) => pattern,
  ),
);
const link = '81271b2c4d5e4f60918273645546372a-1-WihcmwT6qLr0Zk3vB9xYpA';

describe('every page of every remote', () => {
  it('is found by this test', () => {
    expect(patterns.length).toBeGreaterThan(40);
    expect(patterns).toEqual(expect.arrayContaining(['/', '/roster/:token', '/reset-password/:token']));
  });

  it.each(patterns.filter((pattern) => pattern.includes(':')))(
    '%s is private unless its only parameter is a slug',
    (pattern) => {
      const names = pattern.match(/(?<=:)\w+/g) ?? [];
      expect(isPrivateAddress(pattern, '')).toBe(names.some((name) => name !== 'slug'));
    },
  );

  it('that is private is listed in the contracts, so that services redact its URLs', () => {
    const found = patterns.filter((pattern) => isPrivateAddress(pattern, ''));
    expect([...new Set(found)].sort()).toEqual([...privatePages]);
  });

  it.each(privatePages)('%s is hidden from crawlers', (pattern) => {
    expect(hiddenPaths.filter((hidden) => pattern.startsWith(hidden))).toHaveLength(1);
  });

  it.each(patterns)('%s is private with a token in its query', (pattern) => {
    for (const search of ['?session_id=cs_1', '?a=b&TOKEN=1', '?preview=2026.x'])
      expect(isPrivateAddress(pattern, search)).toBe(true);
  });

  it.each(patterns)('%s is reported without a token', (pattern) => {
    const pathname = pattern.replace(/:token|:payoutId/, link).replace(/:slug|\*/, 'discovering-shiva');
    const said = redactedAddress({ pathname, search: '?session_id=cs_1&utm_source=x' }, pattern);
    expect(said.search).toBe('?utm_source=x');
    expect(said.path).not.toContain(link);
    expect(said.path).toBe(secretParams(pattern).length > 0 ? pattern : pathname);
  });
});

describe('a URL that matches no pattern', () => {
  it('is reported without anything that looks like a token', () => {
    const said = redactedAddress({ pathname: `/old/place/${link}/more`, search: '' }, null);
    expect(said.path).toBe('/old/place/[token]/more');
  });
});
