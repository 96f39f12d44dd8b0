import { describe, expect, it } from '@jest/globals';
import { faultOfKeys } from './secret-keys.js';
import { Sealer } from './sealer.js';

const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const [older, newer] = [keyOf(1), keyOf(2)];
const sealer = new Sealer(older);

/** The same text with one character changed. */
const changedAt = (text: string, place: number): string =>
  text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);

describe('a sealed text', () => {
  it('opens for its own purpose only', () => {
    const sealed = sealer.seal('diet', 'no onion');
    expect(sealed).not.toContain('onion');
    expect(sealer.open('diet', sealed)).toBe('no onion');
    expect(() => sealer.open('passport', sealed)).toThrow();
  });

  it('never looks the same twice', () => {
    const sealed = sealer.seal('diet', '');
    expect(sealer.seal('diet', '')).not.toBe(sealed);
    expect(sealer.open('diet', sealed)).toBe('');
  });

  it.each([older, `${newer},${older}`])('cannot be changed anywhere', (keys) => {
    const both = new Sealer(keys);
    const sealed = both.seal('diet', 'no onion');
    for (let place = 0; place < sealed.length; place++)
      expect(() => both.open('diet', changedAt(sealed, place))).toThrow();
    expect(() => both.open('diet', `${sealed}AAAA`)).toThrow();
    expect(() => both.open('diet', '')).toThrow('Not a sealed text');
    expect(() => both.open('diet', sealed.split('.').slice(0, -1).join('.'))).toThrow('Not a sealed text');
  });

  it('does not open with another key', () => {
    expect(() => new Sealer(newer).open('diet', sealer.seal('diet', 'x'))).toThrow();
  });
});

describe('several keys', () => {
  const both = new Sealer(`${newer}, ${older}`);

  it('all open; the first seals, and says so', () => {
    expect(both.open('diet', sealer.seal('diet', 'of before'))).toBe('of before');
    const sealed = both.seal('diet', 'no onion');
    expect(sealed.startsWith(both.prefix)).toBe(true);
    expect(new Sealer(newer).open('diet', sealed)).toBe('no onion');
    expect(() => sealer.open('diet', sealed)).toThrow('The key of the sealed text is not here');
  });

  it('may change places: what either seals, both orders open', () => {
    const before = new Sealer(`${older},${newer}`);
    expect(both.open('diet', before.seal('diet', 'x'))).toBe('x');
    expect(before.open('diet', both.seal('diet', 'x'))).toBe('x');
  });

  it('name themselves without telling anything', () => {
    const [, id = ''] = both.prefix.split('.');
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(Buffer.from(newer, 'base64').toString('hex')).not.toContain(id);
  });

  it('verify what each signed; the first signs', () => {
    expect(both.isSignedBy('preview', 'tour-1', sealer.sign('preview', 'tour-1'))).toBe(true);
    expect(both.sign('preview', 'tour-1')).toBe(new Sealer(newer).sign('preview', 'tour-1'));
    expect(new Sealer(newer).isSignedBy('preview', 'tour-1', sealer.sign('preview', 'tour-1'))).toBe(false);
  });

  it.each([
    ['', 'must be 32 random bytes'],
    ['short', 'must be 32 random bytes'],
    [`${older},`, 'must be 32 random bytes'],
    [`${older},${older}`, 'must not hold a key twice'],
  ])('are refused when they are %j', (text, fault) => {
    expect(faultOfKeys(text)).toContain(fault);
    expect(() => new Sealer(text)).toThrow(fault);
  });
});

describe('a signature', () => {
  it('fits one text and one purpose', () => {
    const signature = sealer.sign('preview', 'tour-1');
    expect(sealer.isSignedBy('preview', 'tour-1', signature)).toBe(true);
    expect(sealer.isSignedBy('preview', 'tour-2', signature)).toBe(false);
    expect(sealer.isSignedBy('other', 'tour-1', signature)).toBe(false);
    expect(sealer.isSignedBy('preview', 'tour-1', '')).toBe(false);
  });
});
