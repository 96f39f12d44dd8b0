import { describe, expect, it } from '@jest/globals';
import { referralLink } from './referral-link';

const site = 'https://site.example';
const linkTo = (page: string, channel = '', campaign = '') =>
  referralLink(site, 'MAYA7XK', { page, channel, campaign });

describe('a referral link', () => {
  it.each([
    ['', 'https://site.example/?ref=MAYA7XK'],
    ['/spiritual-tours', 'https://site.example/spiritual-tours?ref=MAYA7XK'],
    ['https://site.example/blog/a?page=2', 'https://site.example/blog/a?page=2&ref=MAYA7XK'],
    ['/temples?utm_source=old&ref=OTHER', 'https://site.example/temples?ref=MAYA7XK'],
  ])('to %p is %p', (page, link) => {
    expect(linkTo(page)?.link).toBe(link);
  });

  it('carries the channel and the campaign', () => {
    expect(linkTo('/', 'instagram', ' Winter Walk! 2027 ')).toEqual({
      link: 'https://site.example/?utm_source=instagram&utm_medium=social&utm_campaign=winter-walk-2027&ref=MAYA7XK',
      path: '/?utm_source=instagram&utm_medium=social&utm_campaign=winter-walk-2027',
    });
  });

  it.each(['यात्रा 2027', 'யாத்திரை 2027'])('keeps vowel signs in a campaign name: %s', (campaign) => {
    const link = new URL(linkTo('/', '', campaign)?.link ?? '');
    expect(link.searchParams.get('utm_campaign')).toBe(campaign.replace(' ', '-'));
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'tours',
  ])('is not made to %p', (page) => {
    expect(linkTo(page)).toBeNull();
  });
});
