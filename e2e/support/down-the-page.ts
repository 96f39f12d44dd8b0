import { expect, type Page } from '@playwright/test';

/** Records layout shifts; the returned function gives their sum. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) count.shift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => ('shift' in window ? Number(window.shift) : NaN));
}

/** Scrolls to the bottom of the page, one screen at a time, so that deferred parts are laid out. */
export async function goDown(page: Page): Promise<void> {
  await page.mouse.move(195, 420);
  const isAtFoot = (): Promise<boolean> =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await isAtFoot())) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await page.evaluate(() => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished));
    });
  }
}
