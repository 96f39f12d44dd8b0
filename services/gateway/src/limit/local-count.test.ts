import { describe, expect, it } from '@jest/globals';
import { allowedAlone, LocalCount } from './local-count.js';

describe('the fallback counter of one process', () => {
  const start = 1_000_000;

  it('allows calls up to the limit of their kind and their address within a minute', () => {
    const count = new LocalCount({ form: 2, password: 1 });
    expect([0, 1, 2].map((second) => count.consume('form', 'a', start + second * 1_000))).toEqual([0, 0, 58]);
    expect(count.consume('form', 'b', start + 3_000)).toBe(0);
    expect(count.consume('password', 'a', start + 3_000)).toBe(0);
    expect(count.consume('password', 'a', start + 3_000)).toBe(57);
  });

  it('allows calls again a minute later', () => {
    const count = new LocalCount({ form: 1 });
    expect([0, 59_999, 60_000].map((ms) => count.consume('form', 'a', start + ms))).toEqual([0, 1, 0]);
  });

  it('has lower limits in production, except for passwords and pictures', () => {
    expect(allowedAlone(true)).toEqual({ password: 10, form: 20, checkout: 20, upload: 5, waitlist: 2 });
    const elsewhere = { form: 1_000, checkout: 1_000, waitlist: 1_000 };
    expect(allowedAlone(false)).toEqual({ password: 10, upload: 5, ...elsewhere });
  });
});
