import { chromium } from '@playwright/test';
import { provideChromium } from '../../../local/src/suite/chromium.mjs';

/**
 * A browser that asks no one but the site.
 * @param {(line: string) => void} log @param {readonly string[]} [more] further arguments
 */
export async function openBrowser(log, more = []) {
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

/** Waits until React has taken the document over. @param {import('@playwright/test').Page} page @param {number} [timeout] */
export function live(page, timeout = 20_000) {
  return page.waitForFunction(
    () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    undefined,
    { timeout },
  );
}
