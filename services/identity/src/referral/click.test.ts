import { describe, expect, it } from '@jest/globals';
import { isBot, visitorMark } from './click.js';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const secret = Buffer.alloc(32, 7);

describe('a click', () => {
  it.each([
    null,
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0 A',
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36 Chrome-Lighthouse',
  ])('of a program does not count: %s', (agent) => {
    expect(isBot(agent)).toBe(true);
  });

  it.each([
    firefox,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  ])('of a person counts: %s', (agent) => {
    expect(isBot(agent)).toBe(false);
  });

  it('leaves the same mark for the same visitor on one day only', () => {
    const visitor = { address: '203.0.113.7', userAgent: firefox };
    const mark = visitorMark(secret, '2027-02-06', visitor);
    expect(visitorMark(secret, '2027-02-06', visitor)).toBe(mark);
    expect(visitorMark(secret, '2027-02-07', visitor)).not.toBe(mark);
    expect(visitorMark(secret, '2027-02-06', { ...visitor, address: '203.0.113.8' })).not.toBe(mark);
    expect(visitorMark(Buffer.alloc(32, 8), '2027-02-06', visitor)).not.toBe(mark);
    expect(mark).not.toContain('203');
  });
});
