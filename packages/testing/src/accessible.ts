import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

interface Scope {
  /** The only part of the page that is examined. */
  readonly within?: string;
  /** Parts that are left out. */
  readonly except?: readonly string[];
  /** Restricts the rules, by name or by tag; all by default. */
  readonly rules?: readonly string[] | { readonly tagged: readonly string[] };
}

declare global {
  var axe: typeof import('axe-core') | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Forces the layout that the page defers until its first use, and waits for fade-ins. Before that, axe reports
 * contrasts of invisible elements, and overflow is clipped.
 */
async function makeWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('pointerdown'));
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  expect(await page.evaluate(() => document.adoptedStyleSheets.length), 'everything is laid out').toBe(0);
}

/**
 * One line for each axe rule that the page violates. `@axe-core/playwright` sends one and a half megabytes twice per
 * run; here each document gets the minified file once. The pages have no frames.
 */
export async function violationsOn(
  page: Page,
  { within, except = [], rules }: Scope = {},
): Promise<string[]> {
  await makeWhole(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const context = { exclude: [...except], ...(within && { include: [within] }) };
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && {
      runOnly:
        'tagged' in rules ? { type: 'tag', values: [...rules.tagged] } : { type: 'rule', values: [...rules] },
    }),
  };
  return page.evaluate(
    async ([part, how]) => {
      if (!globalThis.axe) throw new Error('axe is not in the page');
      const { violations } = await globalThis.axe.run(part, how);
      return violations.map(({ id, nodes }) => `${id}, ${nodes.length} × ${nodes[0]?.html.slice(0, 160)}`);
    },
    [context, options] as const,
  );
}

/** The horizontal overflow of the page in pixels. */
export async function pixelsOver(page: Page): Promise<number> {
  await makeWhole(page);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  expect(await violationsOn(page, scope)).toEqual([]);
}

/** Expects an accessible page without horizontal overflow. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await pixelsOver(page)).toBeLessThanOrEqual(0);
}
