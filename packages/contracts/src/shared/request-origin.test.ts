import { describe, expect, it } from '@jest/globals';
import { isFromThisSite } from './request-origin.js';

const site = 'https://valam.example';

describe('an unsafe request', () => {
  it.each(['same-origin', 'none'])('is accepted if its browser sends %s', (said) => {
    expect(isFromThisSite({ 'sec-fetch-site': said, origin: 'https://other.example' }, site)).toBe(true);
  });

  it.each(['same-site', 'cross-site', 'anything', ''])('is refused if its browser sends "%s"', (said) => {
    expect(isFromThisSite({ 'sec-fetch-site': said, origin: site }, site)).toBe(false);
  });

  it.each([
    'https://blog.valam.example',
    'http://valam.example',
    'null',
    'https://valam.example.evil.example',
  ])('is refused if an older browser sends the origin %s', (origin) => {
    expect(isFromThisSite({ origin, host: 'valam.example' }, site)).toBe(false);
  });

  it("is accepted from the site's own pages in an older browser, and from API clients", () => {
    expect(isFromThisSite({ origin: site }, site)).toBe(true);
    expect(isFromThisSite({}, site)).toBe(true);
  });

  it('is accepted under another name of the host while there is no TLS', () => {
    const headers = { origin: 'http://192.0.2.7:8080', host: '192.0.2.7:8080' };
    expect(isFromThisSite(headers, 'http://localhost:8080')).toBe(true);
    expect(isFromThisSite({ ...headers, host: 'localhost:8080' }, 'http://localhost:8080')).toBe(false);
  });
});
