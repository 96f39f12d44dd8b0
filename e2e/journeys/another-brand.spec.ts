import { expect, test } from '@playwright/test';
import { publicPages } from '@valam/testing/routes';
import { startDevelopmentShell } from '../support/development-shell';
import { siteUrl } from '../support/system';

/**
 * The brand name in both scripts. Exceptions: the Tamil word Girivalam, which ends with it, and an article that
 * explains the word as `<em>valam</em>`, going around. Scripts and styles are not text.
 */
const ourName = /(?<!giri|<em>)valam|வலம்/gi;
const codeOfThePage = /<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g;

let shell: Awaited<ReturnType<typeof startDevelopmentShell>>;
test.beforeAll(async () => {
  shell = await startDevelopmentShell({ env: { BRAND_NAME: 'Sadhana' } });
});
test.afterAll(() => shell.stop());

test('with another brand name, no page contains the default one', async ({ request }) => {
  test.setTimeout(300_000);
  const pages = await publicPages(siteUrl());
  expect(pages.length).toBeGreaterThan(20);
  for (const { path } of pages) {
    const answer = await request.get(shell.url + path);
    expect.soft(answer.status(), path).toBe(200);
    const html = (await answer.text()).replace(codeOfThePage, '');
    expect.soft(html, path).toContain('Sadhana');
    const left = [...html.matchAll(ourName)].map(({ index }) =>
      html.slice(Math.max(0, index - 60), index + 20),
    );
    expect.soft(left, path).toEqual([]);
  }
});
