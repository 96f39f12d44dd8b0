/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { isPlain } from './static-files';

describe('the name of a released file', () => {
  it.each(['catalog/4f2a91/remote.js', 'fonts/anek-latin-400-700.137478f6.woff2', 'a/@b/c_d.css'])(
    'stays inside its folder: %s',
    (name) => expect(isPlain(name)).toBe(true),
  );

  it.each([
    '../secret.js',
    'catalog/../../secret.js',
    'catalog/..%2fsecret.js',
    'catalog/%2e%2e/secret.js',
    'catalog\\..\\secret.js',
    '.env',
    'catalog/.hidden.js',
    '/etc/passwd.txt',
    'catalog//remote.js',
    'http://elsewhere.example/a.js',
    'a.js?x',
    '',
  ])('does not lead out of it: %p', (name) => expect(isPlain(name)).toBe(false));
});
