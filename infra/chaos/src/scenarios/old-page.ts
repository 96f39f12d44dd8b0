import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from '@valam/testing/browser';
import { expectLive } from '@valam/testing/live';
import { until } from '@valam/local/waiting';
import { freshDate } from '../world/dates.ts';
import { liveVersion, publishedAgain, putRegistry } from '../world/versions.ts';
import type { Page } from '@playwright/test';
import type { Scenario } from './scenario.ts';

/** Goes from the first step of the panel to the payment page. */
async function bookIn(page: Page, dateId: string, email: string) {
  // The panel hydrates after the page around it, when it is scrolled near.
  await page.getByLabel('Departure date').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const field = document.querySelector('main select');
    return field !== null && Object.keys(field).some((key) => key.startsWith('__react'));
  });
  await page.getByLabel('Departure date').selectOption(dateId);
  await page.getByRole('button', { name: 'Reserve Your Spot' }).click();
  const form = page.getByRole('form', { name: 'Traveler details' });
  await form.getByLabel('First name').fill('Asha');
  await form.getByLabel('Last name').fill('Rao');
  await form.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /country/i }).click();
  await page.getByRole('combobox', { name: 'Search countries' }).fill('Norway');
  await page.getByRole('option', { name: /Norway/ }).click();
  await form.getByLabel('Phone', { exact: true }).fill('91234567');
  await form.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: /^Pay (deposit )?[$€£₹]/ }).click();
  await page.waitForURL(/\/pay\//, { timeout: 30_000 });
}

export const oldPage: Scenario = {
  number: 22,
  name: 'old-page',
  fault: 'a page of version N is open while version N+1 is made live',
  expected: 'the old page keeps working to the end of a booking',
  async run(world) {
    const { dataDir } = world.system;
    const good = await readFile(path.join(dataDir, 'remotes.json'), 'utf8');
    const version = await liveVersion(world, 'booking');
    const date = await freshDate(world, 2);
    const browser = await openBrowser(world.log);
    const { next, folder } = await publishedAgain(world, 'booking', version);
    try {
      const page = await browser.newPage();
      await page.goto(`${world.system.run().site}/spiritual-tours/${date.slug}`);
      await expectLive(page);
      await putRegistry(world, good.replaceAll(version, next));
      const isLive = await until(async () => (await liveVersion(world, 'booking')) === next, {
        timeoutMs: 8_000,
        everyMs: 200,
      });
      if (!isLive) return ['the next version was not taken up'];
      await bookIn(page, date.id, `buyer-old-${world.tag}@chaos.example`);
      await world.provider.pay(/cs_[a-zA-Z0-9_]+/.exec(page.url())?.[0] ?? '');
      const fresh = await browser.newPage();
      await fresh.goto(`${world.system.run().site}/spiritual-tours/${date.slug}`);
      await expectLive(fresh);
      return [];
    } finally {
      await browser.close();
      await putRegistry(world, good);
      await until(async () => (await liveVersion(world, 'booking')) === version, {
        timeoutMs: 8_000,
        everyMs: 200,
      });
      await rm(folder, { recursive: true, force: true });
    }
  },
};
