import { describe, expect, it } from '@jest/globals';
import { visitorMark } from './visitor-mark.js';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const secret = Buffer.alloc(32, 7);

describe('the visitor hash of a click', () => {
  it('is the same for one visitor on one day only', () => {
    const visitor = { address: '203.0.113.7', userAgent: firefox };
    const mark = visitorMark(secret, '2027-02-06', visitor);
    expect(visitorMark(secret, '2027-02-06', visitor)).toBe(mark);
    expect(visitorMark(secret, '2027-02-07', visitor)).not.toBe(mark);
    expect(visitorMark(secret, '2027-02-06', { ...visitor, address: '203.0.113.8' })).not.toBe(mark);
    expect(visitorMark(Buffer.alloc(32, 8), '2027-02-06', visitor)).not.toBe(mark);
    expect(mark).not.toContain('203');
  });
});
