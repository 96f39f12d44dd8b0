import { describe, expect, it } from '@jest/globals';
import { unstorableAt } from './storable-text.js';

describe('text that no database keeps', () => {
  it('is named by its place', () => {
    expect(unstorableAt({ code: 'a\u0000b' })).toBe('code');
    expect(unstorableAt({ travellers: [{ name: 'A' }, { name: '\u0000' }] })).toBe('travellers.1.name');
    expect(unstorableAt({ utm: { 'x\u0000': 'y' } })).toBe('utm');
    expect(unstorableAt('\u0000')).toBe('_');
  });

  it('is found in what the router makes of a path', () => {
    const bare = Object.create(null) as object;
    const params = Object.assign(Object.create(bare) as object, { code: '\u0000' });
    expect(unstorableAt(params)).toBe('code');
  });

  it('is nowhere in what people write', () => {
    expect(
      unstorableAt({ message: 'Namaste 🙏\n\ttomorrow?', quantity: 2, none: null, list: [true] }),
    ).toBeNull();
    expect(unstorableAt(undefined)).toBeNull();
  });
});
