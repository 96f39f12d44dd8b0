import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { signedIn, visit } from '../support/back-office';
import { PageWatch } from '../support/page-watch';

/** A job that is done is deleted, perhaps between the list and its record: the screen then says that it is gone. */
const isNoFinishedJob = (trouble: string): boolean => !trouble.includes('/api/admin/jobs/');
/** What a list leads to besides its records. */
const doors = /^(New |Arrange$|Import CSV$|Upload$|Calendar$)/;
/** Screens that are the same for every kind of record: looked at where they are first met. */
const alike = /\/(arrange|csv|calendar)$/;
/** Around every screen, and judged with the first. */
const frame = ['body > div > header', 'body > div > footer', 'nav[aria-label="Back office"]'];

async function troubles(page: Page, place: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (place) for (const part of frame) axe.exclude(part);
  const { violations } = await axe.analyze();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `${place}: ${id}: ${nodes[0]?.html.slice(0, 160)}`),
    ...(sideways > 0 ? [`${place}: ${sideways} px wider than the screen`] : []),
  ];
}

const hrefs = (links: (SVGElement | HTMLElement)[]) =>
  links.map((link) => (link.getAttribute('href') ?? '').replace('/admin', ''));

/** What a list leads to: its first record, and the doors beside its title. */
async function placesFrom(page: Page): Promise<string[]> {
  const main = page.locator('main');
  const records = await main.locator('tbody a[href^="/admin/"]').evaluateAll(hrefs);
  const behind = await main.getByRole('link', { name: doors }).evaluateAll(hrefs);
  return [...records.slice(0, 1), ...behind];
}

/** What troubles one screen, at the width of a desk and of a phone. */
async function troublesAtEveryWidth(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await troubles(page, place)).map((trouble) => `${width} px: ${trouble}`));
  }
  return found;
}

test.describe.configure({ mode: 'parallel' });

const parts = 2;
for (let part = 0; part < parts; part++)
  test(`every screen of the office is accessible and fits, part ${part + 1} of ${parts}`, async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    const context = await signedIn(browser);
    const page = await context.newPage();
    const watch = new PageWatch(page);
    await visit(page, '');
    const lists = await page.locator('nav[aria-label="Back office"] a').evaluateAll(hrefs);
    expect(lists.length).toBeGreaterThan(35);
    const seen = new Set<string>();
    const found: string[] = [];
    for (const [i, list] of lists.entries()) {
      if (i % parts !== part) continue;
      await visit(page, list);
      const behind = await placesFrom(page);
      found.push(...(await troublesAtEveryWidth(page, list)));
      for (const place of behind) {
        const kind = alike.exec(place)?.[1];
        if (kind && seen.has(kind)) continue;
        if (kind) seen.add(kind);
        await visit(page, place);
        found.push(...(await troublesAtEveryWidth(page, place)));
      }
    }
    expect(found).toEqual([]);
    expect(watch.errors.filter(isNoFinishedJob)).toEqual([]);
    expect(watch.failures.filter(isNoFinishedJob)).toEqual([]);
    await context.close();
  });
