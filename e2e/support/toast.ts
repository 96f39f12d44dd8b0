import { expect, type Page } from '@playwright/test';

/** Expects a toast; the second copy of its text is for screen readers. */
export async function expectToast(page: Page, title: string): Promise<void> {
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible({ timeout: 20_000 });
}
