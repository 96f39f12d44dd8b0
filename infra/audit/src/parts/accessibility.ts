import { pixelsOver, violationsOn } from '@valam/testing/accessible';
import { openBrowser } from '@valam/testing/browser';
import { expectLive } from '@valam/testing/live';
import { publicPages } from '@valam/testing/routes';
import { finding } from '../finding.ts';
import { pageStates } from '../page-states.ts';
import type { Browser, Page } from '../page-states.ts';

export interface Sight {
  path: string;
  says?: string;
  reach?: (page: Page) => Promise<void>;
}

const widths = [360, 768, 1280];
/** The viewport width that remains of 1280 px at 200 % and 400 % zoom. */
const zoomed = [640, 320];
const rules = { tagged: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Display settings of people with low vision. */
const contrasts = [
  { says: 'more contrast', contrast: 'more' },
  { says: 'colors of the machine', forcedColors: 'active' },
] as const;

const overflowOf = async (page: Page) => {
  const over = await pixelsOver(page);
  return over > 0 ? [`${over} px too wide`] : [];
};

/**
 * Problems found in one view by axe and by measuring overflow.
 * @param isRuled measures overflow only
 */
async function lookAt(
  context: Awaited<ReturnType<Browser['newContext']>>,
  site: string,
  { path, says, reach }: Sight,
  isRuled: boolean = false,
): Promise<string[]> {
  const page = await context.newPage();
  const where = says ? `${path}, ${says}` : path;
  try {
    await page.goto(site + path);
    await expectLive(page).catch(() => {});
    await reach?.(page);
    const over = await overflowOf(page);
    if (isRuled) return over.map((what) => `${where}: ${what}`);
    const broken = await violationsOn(page, { rules });
    return [...broken, ...over].map((what) => `${where}: ${what}`);
  } catch (error) {
    return [`${where}: ${String(error).slice(0, 100)}`];
  } finally {
    await page.close();
  }
}

export async function auditAccessibility({ site, log }: { site: string; log: (line: string) => void }) {
  const pages = await publicPages(site);
  const browser = await openBrowser(log);
  const usual = { reducedMotion: 'reduce', bypassCSP: true } as const;

  const look = async (
    sights: readonly Sight[],
    width: number,
    setting: object = {},
    isRuled: boolean = false,
  ) => {
    const wrong = [];
    const context = await browser.newContext({ ...usual, ...setting, viewport: { width, height: 900 } });
    for (const sight of sights)
      for (const what of await lookAt(context, site, sight, isRuled)) wrong.push(`${what} (${width} px)`);
    await context.close();
    return { tried: sights.length, wrong };
  };
  const all = (looks: readonly { tried: number; wrong: string[] }[]) => ({
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
