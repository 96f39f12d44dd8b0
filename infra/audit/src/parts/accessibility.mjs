import { AxeBuilder } from '@axe-core/playwright';
import { live, openBrowser } from '../../../bench/src/harness/browser.mjs';
import { publicPages } from '../../../bench/src/harness/routes.mjs';
import { finding } from '../finding.mjs';

/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser */

const widths = [360, 768, 1280];

/**
 * What axe and a ruler find on one page.
 * @param {Awaited<ReturnType<Browser['newContext']>>} context @param {string} url
 * @returns {Promise<string[]>}
 */
async function lookAt(context, url) {
  const page = await context.newPage();
  try {
    await page.goto(url);
    await live(page).catch(() => {});
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return [
      ...violations.map(({ id, nodes }) => `${id}, ${nodes.length} × ${nodes[0]?.target.join(' ')}`),
      ...(overflow > 1 ? [`${overflow} px too wide`] : []),
    ];
  } catch (error) {
    return [String(error).slice(0, 100)];
  } finally {
    await page.close();
  }
}

/** @param {{ site: string, log: (line: string) => void }} target */
export async function auditAccessibility({ site, log }) {
  const pages = await publicPages(site);
  const browser = await openBrowser(log);
  const wrong = [];
  let tried = 0;
  try {
    for (const width of widths) {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true });
      for (const { path } of pages) {
        const found = await lookAt(context, site + path);
        wrong.push(...found.map((what) => `${path} at ${width}: ${what}`));
        tried++;
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [
    finding('axe', {
      tried,
      wrong,
      least: 60,
      unit: 'pages × widths',
      goal: '0 violations at 360, 768, 1280',
    }),
  ];
}
