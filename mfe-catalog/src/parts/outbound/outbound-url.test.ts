import { describe, expect, it } from '@jest/globals';
import { outboundUrl } from './outbound-url';

const tag = { source: 'valam', campaign: 'temple-page' };

describe('a link to another site', () => {
  it('says who sent the visitor', () => {
    expect(outboundUrl('https://example.org/a?b=1', { ...tag, content: 'map' })).toBe(
      'https://example.org/a?b=1&utm_source=valam&utm_medium=referral&utm_campaign=temple-page&utm_content=map',
    );
  });

  it.each(['facebook', 'instagram', 'twitter', 'x', 'linkedin', 'youtube', 'substack'])(
    'leaves %s alone',
    (site) => {
      expect(outboundUrl(`https://www.${site}.com/valam`, tag)).toBe(`https://www.${site}.com/valam`);
      expect(outboundUrl(`https://me.${site}.com/`, tag)).toBe(`https://me.${site}.com/`);
    },
  );

  it('does not take a look-alike for a social site', () => {
    expect(outboundUrl('https://notx.com/', tag)).toContain('utm_source');
  });

  it('leaves links to this site alone: their visitors come from nowhere else', () => {
    const own = 'https://valam.example/spiritual-tours';
    expect(outboundUrl(own, { ...tag, origin: 'https://valam.example' })).toBe(own);
  });

  it('leaves what is no web address as it is', () => {
    expect(outboundUrl('mailto:a@b.example', tag)).toBe('mailto:a@b.example');
    expect(outboundUrl('nonsense', tag)).toBe('nonsense');
  });

  it('is made in browsers whose URL has no static methods', () => {
    const { parse, canParse } = URL;
    Object.assign(URL, { parse: undefined, canParse: undefined });
    try {
      expect(outboundUrl('https://example.org/', tag)).toContain('utm_source=valam');
    } finally {
      Object.assign(URL, { parse, canParse });
    }
  });
});
