import { describe, expect, it } from '@jest/globals';
import { visitOf, type Circumstances } from './visit-kind';

const here: Circumstances = {
  search: new URLSearchParams(),
  referrer: '',
  host: 'valam.example',
  hasCode: false,
  screenSide: 800,
  isTouched: false,
};
const source = (search: string, referrer = '', hasCode = false) =>
  visitOf({ ...here, search: new URLSearchParams(search), referrer, hasCode }).source;

describe('the source of a visit', () => {
  it.each([
    ['', 'direct'],
    ['https://valam.example/blog', 'direct'],
    ['nonsense', 'direct'],
    ['https://www.google.com/', 'search'],
    ['https://www.google.co.in/', 'search'],
    ['https://duckduckgo.com/', 'search'],
    ['https://l.facebook.com/', 'social'],
    ['https://t.co/abc', 'social'],
    ['https://www.youtube.com/watch?v=1', 'social'],
    ['https://mail.google.com/mail/u/0', 'email'],
    ['https://outlook.live.com/', 'email'],
    ['https://templenet.example.org/links', 'other'],
    ['https://print.com/', 'other'],
  ])('is derived from the referrer: “%s” is %s', (referrer, kind) => {
    expect(source('', referrer)).toBe(kind);
  });

  it.each([
    ['utm_source=fb&utm_medium=cpc', 'search'],
    ['utm_source=facebook&utm_campaign=x', 'social'],
    ['utm_source=letter&utm_medium=email', 'email'],
    ['utm_source=flyer', 'other'],
    ['gclid=1', 'search'],
    ['fbclid=1', 'social'],
    ['ref=ANANDHI12&utm_medium=email', 'partner'],
  ])('is derived from the query first: %s is %s', (search, kind) => {
    expect(source(search, 'https://templenet.example.org/')).toBe(kind);
  });

  it('is a partner if an earlier visit had a referral code', () => {
    expect(source('', 'https://www.google.com/', true)).toBe('partner');
  });
});

it.each([
  [390, true, 'phone'],
  [390, false, 'phone'],
  [820, true, 'tablet'],
  [768, false, 'desktop'],
  [1440, true, 'desktop'],
])('a screen of %i pixels, touched: %s, is a %s', (screenSide, isTouched, device) => {
  expect(visitOf({ ...here, screenSide, isTouched }).device).toBe(device);
});
