import { describe, expect, it } from '@jest/globals';
import { mayCount } from './may-count.js';

const person = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  consent: '{"analytics":true,"marketing":false}',
  purposes: [undefined, undefined],
};

describe('a step of a visit', () => {
  it('is counted for a person who consents', () => {
    expect(mayCount(person)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'yes',
    '{}',
    '{"analytics":false,"marketing":true}',
    '{"analytics":"true"}',
    '{"anal',
  ])('is not counted with the consent %s', (consent) => {
    expect(mayCount({ ...person, consent })).toBe(false);
  });

  it.each([
    null,
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ])('is not counted for the bot %s', (userAgent) => {
    expect(mayCount({ ...person, userAgent })).toBe(false);
  });

  it.each(['prefetch', 'prefetch;prerender'])('is not counted for a prefetch: %s', (purpose) => {
    expect(mayCount({ ...person, purposes: [undefined, purpose] })).toBe(false);
  });
});
