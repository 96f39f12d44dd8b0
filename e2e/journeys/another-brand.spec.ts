import { expect, test } from '@playwright/test';
import { startDevelopmentShell } from '../support/development-shell';
import { publicPaths } from '../support/public-paths';

/** One of each kind of page that has a name in its path. */
const named: Readonly<Record<string, string>> = {
  '/spiritual-tours/:slug': '/spiritual-tours/the-river-comes-down',
  '/retreats/:slug': '/retreats/silence-at-arunachala',
  '/blog/:slug': '/blog/money-cash-cards-and-tips',
  '/host/:slug': '/host/anandhi-selvan',
};

/** Our name in both scripts. Girivalam is a Tamil word that only ends like it; what the code calls its parts is nobody's text. */
const ourName = /(?<!giri)valam|வலம்/gi;
const codeOfThePage = /<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g;

let shell: Awaited<ReturnType<typeof startDevelopmentShell>>;
test.beforeAll(async () => {
  shell = await startDevelopmentShell({ env: { BRAND_NAME: 'Sadhana' } });
});
test.afterAll(() => shell.stop());

test('with another brand name nothing of ours is left on any page', async ({ request }) => {
  test.setTimeout(300_000);
  const paths = await publicPaths(request, named);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
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
