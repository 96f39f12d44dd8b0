import { expect, test } from '@playwright/test';
import { publicPages } from '@valam/testing/routes';
import { ApiClient } from '../support/api';
import { siteUrl, system } from '../support/system';

const code = 'PERSONAL12';
const attribution = encodeURIComponent(
  JSON.stringify({ referralCodeUsed: code, firstPage: '/personal-way' }),
);

const read = async (path: string, cookie = ''): Promise<{ control: string; text: string }> => {
  const answer = await fetch(siteUrl() + path, { headers: { cookie } });
  return { control: answer.headers.get('cache-control') ?? '', text: await answer.text() };
};

test('a page rendered for one visitor is never served to anyone else', async () => {
  test.setTimeout(300_000);
  const owner = new ApiClient();
  await owner.signInAsOwner();
  const { email } = system().admin;
  for (const { path } of await publicPages(siteUrl())) {
    const own = await owner.get(path, { accept: 'text/html' });
    expect.soft(own.headers.get('cache-control'), path).toBe('private, no-store');
    await read(path, `attribution=${attribution}`);
    const { text, control } = await read(path);
    expect.soft(control, path).toMatch(/^public, max-age=0, s-maxage=1/);
    for (const personal of [email, code, 'personal-way'])
      expect.soft(text.includes(personal), `${path}: ${personal}`).toBe(false);
  }
});

test('a page of one currency or consent is never served for another', async () => {
  const consent = encodeURIComponent(JSON.stringify({ analytics: true, marketing: false }));
  for (const [cookie, mark] of [
    ['currency=EUR', '"currency":"EUR"'],
    ['currency=INR', '"currency":"INR"'],
    [`consent=${consent}`, '"consent":{"analytics":true,"marketing":false}'],
    ['', '"consent":null'],
  ] as const) {
    const views = await Promise.all(Array.from({ length: 3 }, () => read('/spiritual-tours', cookie)));
    for (const { text } of views) expect(text).toContain(mark);
  }
});
