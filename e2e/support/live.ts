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

/** Waits until a form of the page answers to scripts: it may come to life after the frame around it. */
export async function expectFormLive(page: Page): Promise<void> {
  const form = page.locator('main form').first();
  await expect
    .poll(() => form.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))), {
      timeout: 20_000,
    })
    .toBe(true);
}
