import { expect } from '@playwright/test';

/**
 * Loads a page again and again until it shows what another service is about to hear of. Each try waits twice as long as the
 * one before: a fixed wait is too short for a busy machine, on which every try would fail.
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
