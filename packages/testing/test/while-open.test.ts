import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import { whileOpen } from '../src/browser.ts';
import type { Browser } from '@playwright/test';

function aBrowser() {
  const browser = Object.assign(new EventEmitter(), {
    isClosed: false,
    close: () => {
      browser.isClosed = true;
      browser.emit('disconnected');
      return Promise.resolve();
    },
  });
  return browser;
}
const during = <T>(browser: ReturnType<typeof aBrowser>, work: () => Promise<T>) =>
  whileOpen(browser as unknown as Browser, work);

it('work with a browser that has exited fails immediately, whatever the timeout of its client', async () => {
  const browser = aBrowser();
  const work = during(browser, () => new Promise(() => {}));
  browser.emit('disconnected');
  await expect(work).rejects.toThrow('Chromium has ended, or was ended, after 0 s');
});

it("an unhandled rejection of the browser's client fails the work with its origin", async () => {
  const browser = aBrowser();
  const work = during(browser, () => new Promise(() => {}));
  process.listeners('unhandledRejection').at(-1)?.(new Error('Target closed'), Promise.resolve());
  await expect(work).rejects.toThrow('Chromium has ended, or who talks to it failed: Error: Target closed');
});

it('a browser is closed after the work, whether it succeeded or failed', async () => {
  const done = aBrowser();
  expect(await during(done, () => Promise.resolve(7))).toBe(7);
  const failed = aBrowser();
  await expect(during(failed, () => Promise.reject(new Error('no such page')))).rejects.toThrow(
    'no such page',
  );
  expect([done.isClosed, failed.isClosed]).toEqual([true, true]);
});
