import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus, like a visitor without a pointer. */
export async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by Tab: ${String(target)}`);
}

/** Moves the focus to the target by Tab and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
