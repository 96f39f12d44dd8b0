import { chromium, type Browser } from '@playwright/test';
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

/**
 * Closes the browser after the work, and rejects as soon as the browser exits early: Lighthouse, which connects by
 * port, would otherwise wait forever, or cause an unhandled rejection that ends this process.
 */
export async function whileOpen<T>(browser: Browser, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  let fail: (error: Error) => void = () => {};
  const ended = new Promise<never>((_, reject) => (fail = reject));
  browser.once('disconnected', () => {
    const seconds = Math.round((performance.now() - since) / 1_000);
    fail(new Error(`Chromium has ended, or was ended, after ${seconds} s, before the work with it was done`));
  });
  const onRejection = (cause: unknown) =>
    fail(new Error(`Chromium has ended, or who talks to it failed: ${String(cause)}`, { cause }));
  process.on('unhandledRejection', onRejection);
  try {
    const result = await Promise.race([work(), ended]);
    // Not after a failure: more rejections may follow.
    process.off('unhandledRejection', onRejection);
    return result;
  } finally {
    await browser.close();
  }
}
