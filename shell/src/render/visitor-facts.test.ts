import { describe, expect, it } from '@jest/globals';
import { attributionOf, consentOf, cookiesOf, currencyOf, hasSession, sessionOf } from './visitor-facts';

const nobody = { referralCodeUsed: null, referredBy: null, firstPage: null, utm: null, sourceUrl: '/' };
const consent = '{"analytics":true,"marketing":false}';
const attribution = (kept: unknown) => attributionOf({ consent, attribution: JSON.stringify(kept) }, '/');

describe('what is known of a visitor', () => {
  it('comes from the cookies, and doubt means the default', () => {
    expect(currencyOf({ currency: 'EUR' })).toBe('EUR');
    expect(currencyOf({ currency: 'XXX' })).toBe('USD');
    expect(consentOf({ consent: '{"analytics":true}' })).toEqual({ analytics: true, marketing: false });
    for (const consent of ['yes', '[]', 'null']) expect(consentOf({ consent })).toBeNull();
    expect(attribution({ referralCodeUsed: 'ASHA', utm: { utm_source: 'x' } })).toEqual({
      ...nobody,
      referralCodeUsed: 'ASHA',
      utm: { utm_source: 'x' },
    });
    expect(cookiesOf({ cookie: 'a=1; b=%; broken' })).toEqual({ a: '1', b: '%' });
  });

  it('is not how they came here, without their consent', () => {
    const kept = JSON.stringify({ referralCodeUsed: 'ASHA', firstPage: '/blog', utm: { utm_source: 'x' } });
    for (const answer of ['', '{"analytics":false,"marketing":false}'])
      expect(attributionOf({ attribution: kept, consent: answer }, '/')).toEqual({
        ...nobody,
        referralCodeUsed: 'ASHA',
      });
  });

  it('is the code that came with an address, before the browser has stored it', () => {
    const kept = JSON.stringify({ referralCodeUsed: 'ASHA', referredBy: 'c1' });
    const codeIn = (referral: string) => {
      const { referralCodeUsed, referredBy } = attributionOf({ attribution: kept, referral }, '/');
      return [referralCodeUsed, referredBy];
    };
    expect(codeIn('ANNA')).toEqual(['ANNA', null]);
    for (const same of ['ASHA', '<script>', '']) expect(codeIn(same)).toEqual(['ASHA', 'c1']);
  });

  it('is a session by one of two names, the one that is bound to the host first', () => {
    expect([hasSession({}), hasSession({ sid: 'x' })]).toEqual([false, true]);
    expect(sessionOf({ sid: 'planted', '__Host-sid': 'own' })).toBe('own');
  });

  it.each([
    { utm: { utm_source: { x: 1 } } },
    { utm: { utm_source: 'x'.repeat(201) } },
    { utm: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`utm_${i}`, 'x'])) },
    { utm: ['x'] },
    { referralCodeUsed: { toString: 1 }, referredBy: 7, firstPage: 'x'.repeat(501) },
    [],
    'text',
    null,
  ])('holds nothing that its own browser would not have written: %j', (kept) => {
    expect(attribution(kept)).toEqual(nobody);
  });

  it('has no cookie that changes what an object is', () => {
    const cookies = cookiesOf({ cookie: '__proto__=x; constructor=y' });
    expect(Object.getPrototypeOf(cookies)).toBe(Object.prototype);
    expect(hasSession(cookies)).toBe(false);
  });
});
