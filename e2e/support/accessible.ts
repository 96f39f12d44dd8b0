import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Scope {
  /** The only part of the page that is examined. */
  readonly within?: string;
  /** Parts that are left out. */
  readonly except?: readonly string[];
  /** The only rules that are asked. */
  readonly rules?: readonly string[];
}

/** One line for each rule of axe that the page breaks. */
export async function violationsOn(
  page: Page,
  { within, except = [], rules }: Scope = {},
): Promise<string[]> {
  // Legacy mode spares a second page per examination: it is needed only for frames of other origins, and there are none.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (within) axe.include(within);
  for (const part of except) axe.exclude(part);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** By how many pixels the page is wider than the screen. */
export const pixelsOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  expect(await violationsOn(page, scope)).toEqual([]);
}

/** The page is accessible and not wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await pixelsOver(page)).toBeLessThanOrEqual(0);
}
