import { AxeBuilder } from '@axe-core/playwright';
import { live, openBrowser } from '../../../bench/src/harness/browser.mjs';
import { publicPages } from '../../../bench/src/harness/routes.mjs';
import { finding } from '../finding.mjs';
import { pageStates } from '../page-states.mjs';

/** @typedef {import('../page-states.mjs').Browser} Browser */
/** @typedef {import('../page-states.mjs').Page} Page */
/** @typedef {{ path: string, says?: string, reach?: (page: Page) => Promise<void> }} Sight */

const widths = [360, 768, 1280];
/** 1280 px at 200 % and at 400 %: what a page has left of its width. */
const zoomed = [640, 320];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How people set their machines who see little. */
const contrasts = /** @type {const} */ ([
  { says: 'more contrast', contrast: 'more' },
  { says: 'colours of the machine', forcedColors: 'active' },
]);

/** @param {Page} page */
const overflowOf = async (page) => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 1 ? [`${over} px too wide`] : [];
};

/**
 * What axe and a ruler find in one sight.
 * @param {Awaited<ReturnType<Browser['newContext']>>} context @param {string} site @param {Sight} sight
 * @param {boolean} [isRuled] the ruler alone
 * @returns {Promise<string[]>}
 */
async function lookAt(context, site, { path, says, reach }, isRuled = false) {
  const page = await context.newPage();
  const where = says ? `${path}, ${says}` : path;
  try {
    await page.goto(site + path);
    await live(page).catch(() => {});
    await reach?.(page);
    const over = await overflowOf(page);
    if (isRuled) return over.map((what) => `${where}: ${what}`);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const broken = violations.map(
      ({ id, nodes }) => `${id}, ${nodes.length} × ${nodes[0]?.target.join(' ')}`,
    );
    return [...broken, ...over].map((what) => `${where}: ${what}`);
  } catch (error) {
    return [`${where}: ${String(error).slice(0, 100)}`];
  } finally {
    await page.close();
  }
}

/** @param {{ site: string, log: (line: string) => void }} target */
export async function auditAccessibility({ site, log }) {
  const pages = await publicPages(site);
  const browser = await openBrowser(log);
  const usual = /** @type {const} */ ({ reducedMotion: 'reduce', bypassCSP: true });

  /** @param {readonly Sight[]} sights @param {number} width @param {object} [setting] @param {boolean} [isRuled] */
  const look = async (sights, width, setting = {}, isRuled = false) => {
    const wrong = [];
    const context = await browser.newContext({ ...usual, ...setting, viewport: { width, height: 900 } });
    for (const sight of sights)
      for (const what of await lookAt(context, site, sight, isRuled)) wrong.push(`${what} (${width} px)`);
    await context.close();
    return { tried: sights.length, wrong };
  };
  const all = (/** @type {readonly { tried: number, wrong: string[] }[]} */ looks) => ({
    tried: looks.reduce((sum, { tried }) => sum + tried, 0),
    wrong: looks.flatMap(({ wrong }) => wrong),
  });

  try {
    const routes = [];
    const states = [];
    for (const width of widths) {
      routes.push(await look(pages, width));
      const reachable = pageStates.filter((state) => (state.widths ?? widths).includes(width));
      states.push(
        await look(
          reachable.map(({ name, path, reach }) => ({ path, says: name, reach })),
          width,
        ),
      );
    }
    const contrasted = [];
    for (const { says, ...setting } of contrasts)
      contrasted.push(
        await look(
          pages.map(({ path }) => ({ path, says })),
          1280,
          setting,
        ),
      );
    const narrow = [];
    for (const width of zoomed) narrow.push(await look(pages, width, {}, true));
    const goal = '0 violations at 360, 768, 1280';
    return [
      finding('axe', { ...all(routes), least: 60, unit: 'pages × widths', goal }),
      finding('axe, states', { ...all(states), least: 50, unit: 'states × widths', goal }),
      finding('axe, high contrast', { ...all(contrasted), least: 40, unit: 'pages', goal: '0 violations' }),
      finding('200 % and 400 % zoom', {
        ...all(narrow),
        least: 40,
        unit: 'pages',
        goal: 'no sideways scroll',
      }),
    ];
  } finally {
    await browser.close();
  }
}
