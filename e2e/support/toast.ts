import { expect, type Page } from '@playwright/test';

/** The message that is shown; the second copy of it is the one that is read aloud. */
export async function expectToast(page: Page, title: string): Promise<void> {
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible({ timeout: 20_000 });
}
