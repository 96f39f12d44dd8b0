import { describe, expect, it } from '@jest/globals';
import { keptCode, keptHash, newRecoveryCodes, typedCode } from './recovery-code.js';

describe('recovery codes', () => {
  it('are ten, numbered, and short enough to type', () => {
    const codes = newRecoveryCodes();
    expect(codes.map((code) => code[0]).join('')).toBe('0123456789');
    expect(new Set(codes.map((code) => code.slice(1))).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^\d-[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  });

  it.each(['3-k7m2q-1xd0f', '3K7M2Q1XD0F', ' 3 k7m2q lxdof ', '3-k7m2q-Ixd0f'])(
    'are recognized as %j',
    (text) => {
      expect(typedCode(text)).toEqual({ number: '3', secret: 'k7m2q1xd0f' });
    },
  );

  it.each(['123456', '', '4f0a9-31c7e', '3-k7m2q-1xd0', '3-k7m2q-1xd0ff', 'a-k7m2q-1xd0f', '3-k7m2u-1xd0f'])(
    'are not recognized as %j',
    (text) => {
      expect(typedCode(text)).toBeNull();
    },
  );

  it('are looked up by their number', () => {
    const kept = [
      keptCode({ number: '3', secret: '' }, 'three'),
      keptCode({ number: '7', secret: '' }, 'seven'),
    ];
    expect(keptHash(kept, { number: '7', secret: '' })).toBe('seven');
    expect(keptHash(kept, { number: '4', secret: '' })).toBeNull();
  });
});
