import type { Page } from '@playwright/test';
import { siteUrl } from './system';

/** Opens the page without local fonts for Indian scripts, so that web fonts are fetched. */
export async function withoutLocalFonts(page: Page, path: string): Promise<void> {
  await page.route(siteUrl() + path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/local\('[^']+'\),(?=[^;]*anek-)/g, ''),
    });
  });
}
