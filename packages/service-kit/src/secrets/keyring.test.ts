import { describe, expect, it } from '@jest/globals';
import { faultOfKeys } from './secret-keys.js';
import { Keyring } from './keyring.js';

const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const [older, newer] = [keyOf(1), keyOf(2)];
const keyring = new Keyring(older);

/** The same text with one character changed. */
const changedAt = (text: string, place: number): string =>
  text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);

describe('an encrypted text', () => {
  it('is decrypted only for its own purpose', () => {
    const encrypted = keyring.encrypt('diet', 'no onion');
    expect(encrypted).not.toContain('onion');
    expect(keyring.decrypt('diet', encrypted)).toBe('no onion');
    expect(() => keyring.decrypt('passport', encrypted)).toThrow();
  });

  it('differs for the same text', () => {
    const encrypted = keyring.encrypt('diet', '');
    expect(keyring.encrypt('diet', '')).not.toBe(encrypted);
    expect(keyring.decrypt('diet', encrypted)).toBe('');
  });

  it.each([older, `${newer},${older}`])('cannot be modified', (keys) => {
    const both = new Keyring(keys);
    const encrypted = both.encrypt('diet', 'no onion');
    for (let place = 0; place < encrypted.length; place++)
      expect(() => both.decrypt('diet', changedAt(encrypted, place))).toThrow();
    expect(() => both.decrypt('diet', `${encrypted}AAAA`)).toThrow();
    expect(() => both.decrypt('diet', '')).toThrow('Not an encrypted text');
    expect(() => both.decrypt('diet', encrypted.split('.').slice(0, -1).join('.'))).toThrow(
      'Not an encrypted text',
    );
  });

  it('is not decrypted with another key', () => {
    expect(() => new Keyring(newer).decrypt('diet', keyring.encrypt('diet', 'x'))).toThrow();
  });
});

describe('several keys', () => {
  const both = new Keyring(`${newer}, ${older}`);

  it('all decrypt; the first one encrypts, and its prefix shows that', () => {
    expect(both.decrypt('diet', keyring.encrypt('diet', 'of before'))).toBe('of before');
    const encrypted = both.encrypt('diet', 'no onion');
    expect(encrypted.startsWith(both.prefix)).toBe(true);
    expect(new Keyring(newer).decrypt('diet', encrypted)).toBe('no onion');
    expect(() => keyring.decrypt('diet', encrypted)).toThrow('The key of the encrypted text is not here');
  });

  it('may be reordered: both orders decrypt what either encrypts', () => {
    const before = new Keyring(`${older},${newer}`);
    expect(both.decrypt('diet', before.encrypt('diet', 'x'))).toBe('x');
    expect(before.decrypt('diet', both.encrypt('diet', 'x'))).toBe('x');
  });

  it('have ids that reveal nothing about them', () => {
    const [, id = ''] = both.prefix.split('.');
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(Buffer.from(newer, 'base64').toString('hex')).not.toContain(id);
  });

  it('verify each other’s signatures; the first one signs', () => {
    expect(both.isSignedBy('preview', 'tour-1', keyring.sign('preview', 'tour-1'))).toBe(true);
    expect(both.sign('preview', 'tour-1')).toBe(new Keyring(newer).sign('preview', 'tour-1'));
    expect(new Keyring(newer).isSignedBy('preview', 'tour-1', keyring.sign('preview', 'tour-1'))).toBe(false);
  });

  it.each([
    ['', 'must be 32 random bytes'],
    ['short', 'must be 32 random bytes'],
    [`${older},`, 'must be 32 random bytes'],
    [`${older},${older}`, 'must not hold a key twice'],
  ])('are refused if they are %j', (text, fault) => {
    expect(faultOfKeys(text)).toContain(fault);
    expect(() => new Keyring(text)).toThrow(fault);
  });
});

describe('a signature', () => {
  it('is valid for one text and one purpose', () => {
    const signature = keyring.sign('preview', 'tour-1');
    expect(keyring.isSignedBy('preview', 'tour-1', signature)).toBe(true);
    expect(keyring.isSignedBy('preview', 'tour-2', signature)).toBe(false);
    expect(keyring.isSignedBy('other', 'tour-1', signature)).toBe(false);
    expect(keyring.isSignedBy('preview', 'tour-1', '')).toBe(false);
  });
});
