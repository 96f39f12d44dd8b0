import { describe, expect, it } from '@jest/globals';
import { attributionOf, consentOf, cookiesOf, currencyOf, hasSession, sessionOf } from './visitor-facts';

const nobody = { referralCodeUsed: null, referredBy: null, firstPage: null, utm: null, sourceUrl: '/' };
const consent = '{"analytics":true,"marketing":false}';
const attribution = (kept: unknown) => attributionOf({ consent, attribution: JSON.stringify(kept) }, '/');

describe('data about a visitor', () => {
  it('is read from the cookies, with defaults for invalid values', () => {
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

  it('does not include first page and campaign without consent', () => {
    const kept = JSON.stringify({ referralCodeUsed: 'ASHA', firstPage: '/blog', utm: { utm_source: 'x' } });
    for (const answer of ['', '{"analytics":false,"marketing":false}'])
      expect(attributionOf({ attribution: kept, consent: answer }, '/')).toEqual({
        ...nobody,
        referralCodeUsed: 'ASHA',
      });
  });

  it('includes the code of the referral cookie before the browser has stored it', () => {
    const kept = JSON.stringify({ referralCodeUsed: 'ASHA', referredBy: 'c1' });
    const codeIn = (referral: string) => {
      const { referralCodeUsed, referredBy } = attributionOf({ attribution: kept, referral }, '/');
      return [referralCodeUsed, referredBy];
    };
    expect(codeIn('ANNA')).toEqual(['ANNA', null]);
    for (const same of ['ASHA', '<script>', '']) expect(codeIn(same)).toEqual(['ASHA', 'c1']);
  });

  it('includes the session by either cookie name, preferring the __Host- cookie', () => {
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
  ])('ignores attribution that the browser code cannot have written: %j', (kept) => {
    expect(attribution(kept)).toEqual(nobody);
  });

  it('is safe from prototype pollution by cookie names', () => {
    const cookies = cookiesOf({ cookie: '__proto__=x; constructor=y' });
    expect(Object.getPrototypeOf(cookies)).toBe(Object.prototype);
    expect(hasSession(cookies)).toBe(false);
  });
});
