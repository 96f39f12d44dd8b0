import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { watchShift } from '../support/down-the-page';
import { siteUrl } from '../support/system';

const tour = '/spiritual-tours/discovering-shiva';
const chatOn = (page: Page): Locator => page.getByRole('link', { name: 'Chat with us' });

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(siteUrl() + path);
  await expectLive(page);
  await page.getByRole('button', { name: 'Only what is needed' }).click();
  // Playwright would scroll before clicking an element at the edge of the viewport.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(width / 2, 420);
}

const scroll = (page: Page, by: number): Promise<void> => page.mouse.wheel(0, by);
const isSeen = (page: Page): Promise<void> => expect(chatOn(page)).toHaveCSS('opacity', '1');
const isAside = (page: Page): Promise<void> => expect(chatOn(page)).toHaveCSS('opacity', '0');

/** Scrolls until the element is under the button. */
async function restOn(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    const { top } = node.getBoundingClientRect();
    window.scrollBy({ top: top - (innerHeight - 56), behavior: 'instant' });
  });
}

for (const width of [390, 320])
  test.describe(`on a screen ${width} px wide, the chat button`, () => {
    test('appears at the first stop, hides on scrolling down and returns on scrolling up', async ({
      page,
    }) => {
      await open(page, tour, width);
      await expect(chatOn(page)).toBeHidden();
      await scroll(page, 300);
      await expect(chatOn(page)).toBeVisible();
      await isSeen(page);
      const text = page.locator('#overview p', { hasText: /.{80}/ });
      await restOn(text.first());
      await expect(async () => {
        await scroll(page, 20);
        await expect(chatOn(page)).toHaveCSS('opacity', '0', { timeout: 1_000 });
      }).toPass();
      // Late layout above shifts the text once more, just as scrolling does.
      await expect(async () => {
        await scroll(page, -60);
        await expect(chatOn(page)).toHaveCSS('opacity', '1', { timeout: 1_000 });
      }).toPass();
    });

    test('never covers a field or a button, in either scroll direction', async ({ page }) => {
      await open(page, '/contact-us', width);
      const send = page.getByRole('button', { name: 'Send message' });
      await scroll(page, 300);
      await isSeen(page);
      await restOn(send);
      await isAside(page);
      await send.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }));
      await restOn(send);
      await isAside(page);
      await restOn(page.getByRole('textbox', { name: 'Message' }));
      await isAside(page);
    });

    test('covers no text at the end of a page', async ({ page }) => {
      await open(page, '/about', width);
      await page.keyboard.press('End');
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
        .toBeLessThan(2);
      await isSeen(page);
      const free = await chatOn(page).evaluate((button) => {
        const { left, top } = button.getBoundingClientRect();
        const footer = document.querySelector('footer');
        if (!footer) throw new Error('the page has no footer');
        const words = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
        const line = document.createRange();
        const covered = [];
        while (words.nextNode()) {
          line.selectNode(words.currentNode);
          for (const box of line.getClientRects())
            if (box.right > left && box.bottom > top) covered.push(words.currentNode.nodeValue);
        }
        return covered;
      });
      expect(free).toEqual([]);
    });
  });

test('the chat button causes no layout shift', async ({ page }) => {
  const shift = await watchShift(page);
  await open(page, '/about', 390);
  const before = await shift();
  await scroll(page, 200);
  await isSeen(page);
  await chatOn(page).evaluate((button) => {
    new MutationObserver(() => button.setAttribute('data-moved', '')).observe(button, {
      attributeFilter: ['data-aside'],
    });
  });
  for (const by of [400, 500, 500, -300, 700]) {
    await scroll(page, by);
    // The absence of a shift cannot be awaited: waits as long as the button takes to stop and fade.
    await page.evaluate(() => new Promise((then) => setTimeout(then, 450)));
  }
  await expect(chatOn(page)).toHaveAttribute('data-moved', '');
  expect((await shift()) - before).toBeLessThanOrEqual(0.001);
});

test('the hidden chat button is focusable by keyboard, and appears', async ({ page }) => {
  await open(page, '/contact-us', 390);
  await scroll(page, 300);
  await isSeen(page);
  await restOn(page.getByRole('button', { name: 'Send message' }));
  await isAside(page);
  await page.keyboard.press('Shift');
  await chatOn(page).focus();
  await isSeen(page);
});

test('on a wide screen the chat button stays', async ({ page }) => {
  await open(page, tour, 1280);
  await scroll(page, 300);
  await isSeen(page);
  await restOn(page.locator('#overview p', { hasText: /.{80}/ }).first());
  await expect(chatOn(page)).toBeVisible();
  await isSeen(page);
});

test('on a wide screen the chat button hides where it would cover the booking panel', async ({ page }) => {
  await open(page, tour, 1280);
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await panel.getByLabel('Departure date').selectOption({ index: 2 });
  await expect(panel.getByText('Deposit today')).toBeVisible();
  // Not far enough for the panel to stick, so its end is below the viewport.
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await isAside(page);
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
  await isSeen(page);
});
