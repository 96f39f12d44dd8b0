import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const patience = 20_000;

/** Waits until React has hydrated the first match of a selector: from then on events are handled. */
const reactIn = (page: Page, selector: string, timeout: number) =>
  page.waitForFunction(
    (of) => Object.keys(document.querySelector(of) ?? {}).some((key) => key.startsWith('__react')),
    selector,
    { timeout },
  );

/** Waits until React has hydrated the document. */
export async function expectLive(page: Page, timeout: number = patience): Promise<void> {
  await reactIn(page, 'main', timeout);
}

/** Waits until React has hydrated the page itself, which may be later than the frame around it. */
export async function expectPageLive(page: Page): Promise<void> {
  await reactIn(page, 'main h1', patience);
}

/** Waits until a form of the page is hydrated, which may be later than the frame around it. */
export async function expectFormLive(page: Page): Promise<void> {
  await reactIn(page, 'main form', patience);
}

/** The same for a field found by its label, which may be rendered again in the meantime. */
export async function expectFieldLive(field: Locator): Promise<void> {
  await expect
    .poll(() => field.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))), {
      timeout: patience,
    })
    .toBe(true);
}
