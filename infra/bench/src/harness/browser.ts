import { chromium } from '@playwright/test';
import { provideChromium } from '../../../local/src/suite/chromium.ts';
import type { Page } from '@playwright/test';

/**
 * A browser that asks no one but the site.
 * @param more further arguments
 */
export async function openBrowser(log: (line: string) => void, more: readonly string[] = []) {
  const { CHROMIUM_BIN } = await provideChromium(log);
  return chromium.launch({
    ...(CHROMIUM_BIN && { executablePath: CHROMIUM_BIN }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  });
}

/** Waits until React has taken the document over. */
export function live(page: Page, timeout: number = 20_000) {
  return page.waitForFunction(
    () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    undefined,
    { timeout },
  );
}
