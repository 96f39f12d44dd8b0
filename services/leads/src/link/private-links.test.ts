import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import type { LeadsConfig } from '../config.js';
import { PrivateLinks } from './private-links.js';

const links = new PrivateLinks(new Keyring(Buffer.alloc(32, 1).toString('base64')), {
  SITE_ORIGIN: 'https://example.org',
} as LeadsConfig);

describe('a secret link', () => {
  const target = { id: randomUUID(), version: 3 };

  it('opens a secret link for the record that it was made for', () => {
    expect(links.open('booking', links.token('booking', target))).toEqual(target);
  });

  it('is not valid for another kind', () => {
    expect(links.open('review', links.token('booking', target))).toBeNull();
  });

  it('is not valid with a changed letter', () => {
    const token = links.token('booking', target);
    for (let at = 0; at < token.length - 1; at++) {
      const changed = `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`;
      expect(links.open('booking', changed)).toBeNull();
    }
  });

  it.each(['', 'x', '../../etc', 'a'.repeat(200)])('is not valid with %j', (token) => {
    expect(links.open('booking', token)).toBeNull();
  });
});
