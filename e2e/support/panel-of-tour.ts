import { expectLive } from '@valam/testing/live';
import type { Locator, Page } from '@playwright/test';
import { tourPath } from './own-dates';
import { siteUrl } from './system';

/** The panel of a tour's page, after the consent bar was answered. */
export async function panelOfTour(page: Page, width: number, height: number): Promise<Locator> {
  await page.setViewportSize({ width, height });
  await page.goto(siteUrl() + tourPath);
  await expectLive(page);
  await page.getByRole('button', { name: 'Only what is needed' }).click();
  return page.getByRole('complementary', { name: 'Booking' });
}
