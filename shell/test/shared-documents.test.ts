/** @jest-environment node */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { live } from './support/shell-process';
import { tinySite } from './support/tiny-site';

const tour = '/tiny/discovering-shiva';
const site = tinySite(['page', 'nextPage', 'panel'], { isShared: true });

beforeAll(() => site.fresh(site.built.page, site.built.panel));

const read = (address: string, cookie = '') => site.shell.page(address, { headers: { cookie } });
const controlOf = async (address: string, cookie = ''): Promise<string | null> =>
  (await read(address, cookie)).headers.get('cache-control');

describe('a cacheable document', () => {
  it('has a cache lifetime, and contains no attribution of its visitor', async () => {
    const own = encodeURIComponent(JSON.stringify({ referralCodeUsed: 'ASHA12', firstPage: '/own-way' }));
    const cookies = `attribution=${own}; referral=ASHA12; consent=%7B%22analytics%22%3Atrue%7D`;
    const { headers, html } = await read(tour, cookies);
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
    );
    expect(headers.get('set-cookie')).toBeNull();
    expect(html).not.toMatch(/ASHA12|own-way/);
  });

  it('has a weak ETag', async () => {
    const { headers } = await read('/plain');
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    const again = await site.shell.page('/plain', { headers: { 'if-none-match': 'W/"another"' } });
    expect(again.status).toBe(200);
  });

  it('differs by currency and consent', async () => {
    const texts = await Promise.all(
      ['', 'currency=EUR', 'consent=%7B%22analytics%22%3Atrue%7D'].map(
        async (cookie) => (await read('/plain', cookie)).html,
      ),
    );
    expect(new Set(texts).size).toBe(3);
  });
});

describe('the URL of a page with a secret, or with what staff search for, in its query', () => {
  it.each(['/plain?session_id=cs_1', '/plain?preview=signed', '/admin/people?q=asha%40example.org'])(
    'is not sent as the referrer to the next page, whose analytics could read it: %s',
    async (address) => {
      expect((await read(address)).headers.get('referrer-policy')).toBe('strict-origin');
    },
  );

  it('is the only one with this policy: other pages have the default one', async () => {
    expect((await read('/plain')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

describe('no shared cache stores a document', () => {
  it.each([
    ['with a session', '/plain', 'sid=q3VfT0b1x8YpKc2mRz7Wd5Ns4Jh6Ga9EuLoXiBvQtI'],
    ['with a partner’s code', '/plain?ref=ASHA12', ''],
    ['with a promo code', '/plain?promo=DIWALI10', ''],
    ['that previews a draft', '/plain?preview=signed', ''],
    ['that does not exist', '/nowhere', ''],
  ])('%s', async (_what, address, cookie) => {
    expect(await controlOf(address, cookie)).toMatch(/^private, no-(store|cache)$/);
  });

  it('during a partial release', async () => {
    await site.shell.release({
      catalog: {
        ...live(site.built.page),
        candidate: { manifest: site.built.nextPage, percent: 50, promotedAt: null },
      },
      booking: live(site.built.panel),
    });
    await site.shell.logged('remote version adopted', { version: site.built.nextPage.version });
    expect(await controlOf(tour, 'rollout=7')).toBe('private, no-store');
  });
});
