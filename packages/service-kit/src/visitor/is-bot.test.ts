import { describe, expect, it } from '@jest/globals';
import { isBot } from './is-bot.js';

describe('a visit', () => {
  it.each([
    null,
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0 A',
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36 Chrome-Lighthouse',
  ])('of a bot is not counted: %s', (agent) => {
    expect(isBot(agent)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  ])('of a person is counted: %s', (agent) => {
    expect(isBot(agent)).toBe(false);
  });
});
