import { describe, expect, it } from '@jest/globals';
import { sayableAddress } from './sayable-address';

describe('the address that is told of a page view', () => {
  it.each([
    ['/booking/manage/:token', '/booking/manage/s3cr3t'],
    ['/booking/quote/:token', '/booking/quote/s3cr3t'],
    ['/verify-email/:token', '/verify-email/s3cr3t'],
    ['/reset-password/:token', '/reset-password/s3cr3t'],
    ['/newsletter/unsubscribe/:token', '/newsletter/unsubscribe/s3cr3t'],
  ])('is only the pattern of %s', (pattern, pathname) => {
    const said = sayableAddress({ pathname, search: '?utm_source=mail' }, pattern);
    expect(said).toEqual({ path: pattern, search: '?utm_source=mail' });
  });

  it('holds no payment session and no preview', () => {
    const search = '?session_id=cs_1&preview=abc&utm_source=x';
    expect(sayableAddress({ pathname: '/booking/success', search }, '/booking/success')).toEqual({
      path: '/booking/success',
      search: '?utm_source=x',
    });
  });

  it('is whole for what everybody may read', () => {
    const place = { pathname: '/spiritual-tours/kashi', search: '?theme=Shiva' };
    expect(sayableAddress(place, '/spiritual-tours/:slug')).toEqual({
      path: '/spiritual-tours/kashi',
      search: '?theme=Shiva',
    });
  });
});
