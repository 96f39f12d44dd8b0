import { describe, expect, it } from '@jest/globals';
import { Sealer } from './sealer.js';

const sealer = new Sealer(Buffer.alloc(32, 1).toString('base64'));

describe('a sealed text', () => {
  it('opens for its own purpose only', () => {
    const sealed = sealer.seal('diet', 'no onion');
    expect(sealed).not.toContain('onion');
    expect(sealer.open('diet', sealed)).toBe('no onion');
    expect(() => sealer.open('passport', sealed)).toThrow();
  });

  it('never looks the same twice and cannot be changed', () => {
    const sealed = sealer.seal('diet', '');
    expect(sealer.seal('diet', '')).not.toBe(sealed);
    expect(sealer.open('diet', sealed)).toBe('');
    expect(() => sealer.open('diet', `${sealed}AAAA`)).toThrow();
  });

  it('does not open with another key', () => {
    const other = new Sealer(Buffer.alloc(32, 2).toString('base64'));
    expect(() => other.open('diet', sealer.seal('diet', 'x'))).toThrow();
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
