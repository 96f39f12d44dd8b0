import { chromium } from '@playwright/test';
import { provideChromium } from '@valam/local/suite/chromium';

/**
 * A browser that sends requests to the site only.
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
