import { describe, expect, it } from '@jest/globals';
import { readReport, reportCookie, writeReport } from './report-cookie';
import { attributionOf, consentOf, cookiesOf, currencyOf, hasSession } from './visitor-facts';

const cookieValue = (header: string): string => header.slice(0, header.indexOf(';'));
const report = {
  action: 'booking/inquiry',
  toast: { title: 'Sent; really', tone: 'success' as const },
  errors: {},
  values: { name: 'Äsha = 1' },
};

describe('the report of a form', () => {
  it('survives its cookie', () => {
    const cookies = cookiesOf({ cookie: cookieValue(writeReport(report)) });
    expect(readReport(cookies)).toEqual(report);
  });
  it('keeps its message when the typed texts are too long', () => {
    const long = { ...report, values: { message: 'x'.repeat(5_000) } };
    const cookies = cookiesOf({ cookie: cookieValue(writeReport(long)) });
    expect(readReport(cookies)).toEqual({ ...report, values: {} });
  });
  it('is nothing when the cookie is none of ours', () => {
    for (const value of ['', 'null', '[]', '{', '"text"'])
      expect(readReport({ [reportCookie]: value })).toBeNull();
  });
});

describe('what is known of a visitor', () => {
  it('comes from the cookies, and doubt means the default', () => {
    expect(currencyOf({ currency: 'EUR' })).toBe('EUR');
    expect(currencyOf({ currency: 'XXX' })).toBe('USD');
    expect(consentOf({ consent: '{"analytics":true}' })).toEqual({ analytics: true, marketing: false });
    expect(consentOf({ consent: 'yes' })).toBeNull();
    expect(hasSession({ sid: 'x' })).toBe(true);
    expect(hasSession({})).toBe(false);
    expect(attributionOf({ attribution: '{"referralCodeUsed":"ASHA"}' }, 'https://x/')).toMatchObject({
      referralCodeUsed: 'ASHA',
      referredBy: null,
      sourceUrl: 'https://x/',
    });
    expect(cookiesOf({ cookie: 'a=1; b=%; broken' })).toEqual({ a: '1', b: '%' });
  });
});
