import { expect } from '@playwright/test';

/**
 * Reloads a page, with exponential backoff, until it shows data that another service receives by an event. A fixed
 * timeout is too short for a busy machine, on which every attempt would fail.
 */
export async function loadUntil(
  load: () => Promise<unknown>,
  isShown: (wait: { timeout: number }) => Promise<unknown>,
): Promise<void> {
  let timeout = 1_000;
  await expect(async () => {
    timeout *= 2;
    await load();
    await isShown({ timeout });
  }).toPass({ timeout: 90_000 });
}
