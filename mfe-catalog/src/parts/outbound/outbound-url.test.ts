import { describe, expect, it } from '@jest/globals';
import { outboundUrl } from './outbound-url';

const tag = { source: 'valam', campaign: 'temple-page' };

describe('the outbound URL', () => {
  it('has UTM parameters for the source', () => {
    expect(outboundUrl('https://example.org/a?b=1', { ...tag, content: 'map' })).toBe(
      'https://example.org/a?b=1&utm_source=valam&utm_medium=referral&utm_campaign=temple-page&utm_content=map',
    );
  });

  it.each(['facebook', 'instagram', 'twitter', 'x', 'linkedin', 'youtube', 'substack'])(
    'is unchanged for %s',
    (site) => {
      expect(outboundUrl(`https://www.${site}.com/valam`, tag)).toBe(`https://www.${site}.com/valam`);
      expect(outboundUrl(`https://me.${site}.com/`, tag)).toBe(`https://me.${site}.com/`);
    },
  );

  it('is tagged for a domain that only ends like a social site', () => {
    expect(outboundUrl('https://notx.com/', tag)).toContain('utm_source');
  });

  it('is unchanged for this site, whose own links are not referrals', () => {
    const own = 'https://valam.example/spiritual-tours';
    expect(outboundUrl(own, { ...tag, origin: 'https://valam.example' })).toBe(own);
  });

  it('is unchanged if it is not an HTTP URL', () => {
    expect(outboundUrl('mailto:a@b.example', tag)).toBe('mailto:a@b.example');
    expect(outboundUrl('nonsense', tag)).toBe('nonsense');
  });

  it('works in browsers without the static methods of URL', () => {
    const { parse, canParse } = URL;
    Object.assign(URL, { parse: undefined, canParse: undefined });
    try {
      expect(outboundUrl('https://example.org/', tag)).toContain('utm_source=valam');
    } finally {
      Object.assign(URL, { parse, canParse });
    }
  });
});
