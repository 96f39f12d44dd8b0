import { expect, type Page } from '@playwright/test';

/** Waits until React has taken the document over. */
export async function expectLive(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
}
