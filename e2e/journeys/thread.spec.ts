import { expect, test } from '@playwright/test';
import { publishChanged, release } from '../support/changed-remote';
import { chunkFiles } from '../support/chunk-files';
import { startDevelopmentShell } from '../support/development-shell';
import { expectLive } from '@valam/testing/live';
import { expectMails } from '../support/mailbox';
import { PageWatch } from '../support/page-watch';
import { siteUrl, system } from '../support/system';

const tourPath = '/spiritual-tours/discovering-shiva';
const panelHeading = 'Safe & Secure Checkout';

test.describe('a visitor opens a tour page', () => {
  test('and gets title, itinerary, price and panel without scripts', async ({ request }) => {
    const html = await (await request.get(siteUrl() + tourPath)).text();
    const body = html.slice(html.indexOf('<body'), html.indexOf('boot-state'));
    expect(html).toMatch(/<title>Discovering Shiva/);
    expect(body).toMatch(/<h1[^>]*>.*Discovering Shiva/);
    expect(body).toContain('Day-by-Day Itinerary');
    expect(body).toMatch(/\$[\d,]+/);
    expect(body).toContain('Safe &amp; Secure Checkout');
    expect(html).toContain('application/ld+json');
  });

  test('and it hydrates without errors, mismatches, CSP violations or repeated requests', async ({
    page,
  }) => {
    const shell = await startDevelopmentShell();
    try {
      const watch = new PageWatch(page);
      await page.goto(shell.url + tourPath);
      await expect(page.getByRole('heading', { name: panelHeading })).toBeVisible();
      await expectLive(page);
      await page.waitForLoadState('networkidle');
      expect(watch.errors).toEqual([]);
      expect(watch.failures).toEqual([]);
      expect(watch.apiCalls).toEqual([]);
      expect(watch.repeated).toEqual([]);
    } finally {
      await shell.stop();
    }
  });

  test('and navigates to other pages without loading a new document', async ({ page }) => {
    await page.goto(siteUrl() + tourPath);
    await expectLive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.locator('a[href="/spiritual-tours"]').first().click();
    await expect(page).toHaveURL(/\/spiritual-tours$/);
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => ({ same: 'sameDocument' in window, top: window.scrollY }))).toEqual({
      same: true,
      top: 0,
    });
  });
});

test.describe('a visitor submits the inquiry form', () => {
  test('and gets exactly one email, even if it is sent twice with the same idempotency key', async ({
    request,
  }) => {
    const email = `thread-${Date.now()}@example.org`;
    const send = () =>
      request.post(`${siteUrl()}/api/leads`, {
        maxRetries: 1,
        headers: { 'idempotency-key': email },
        data: {
          type: 'inquiry',
          firstName: 'Asha',
          lastName: 'Rao',
          email,
          mobile: '+919000012345',
          tourTitle: 'Discovering Shiva',
          quantity: 2,
        },
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status(), second.status()]).toEqual([201, 201]);
    expect(await first.json()).toEqual(await second.json());
    await expectMails(email, 1);
  });
});

test.describe('the first owner', () => {
  test('signs in', async ({ page }) => {
    const { email, password } = system().admin;
    await page.goto(`${siteUrl()}/login`);
    await expectLive(page);
    await page.getByLabel('Email').first().fill(email);
    await page.getByLabel('Password').first().fill(password);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/auth/login'));
    await page.getByRole('button', { name: 'Sign In' }).click();
    expect((await answer).status()).toBe(200);
  });

  test('signs in without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const { email, password } = system().admin;
    await page.goto(`${siteUrl()}/login`);
    await page.getByLabel('Email').first().fill(email);
    await page.getByLabel('Password').first().fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/admin/);
    expect((await context.cookies()).map(({ name }) => name)).toContainEqual(expect.stringMatching(/sid$/));
    await context.close();
  });

  test('sees an error when the password is wrong', async ({ page }) => {
    await page.goto(`${siteUrl()}/login`);
    await expectLive(page);
    await page.getByLabel('Email').first().fill('nobody@example.org');
    await page.getByLabel('Password').first().fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  });
});

test.describe('a release', () => {
  let version: string;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    version = await publishChanged('booking', /Safe (&|&amp;) Secure Checkout/g, 'Safe and Changed Checkout');
  });

  test('of booking is live within two seconds, rolled back, and fails no request', async ({ request }) => {
    const pids = system().pids;
    const statuses: number[] = [];
    let isOver = false;
    const polling = (async () => {
      while (!isOver) statuses.push((await request.get(siteUrl() + tourPath)).status());
    })();
    const shows = async (text: string): Promise<number> => {
      const since = Date.now();
      await expect
        .poll(async () => (await request.get(siteUrl() + tourPath)).text(), {
          intervals: [50],
          timeout: 5_000,
        })
        .toContain(text);
      return Date.now() - since;
    };

    await release('promote', 'mfe-booking', version);
    expect(await shows('Safe and Changed Checkout')).toBeLessThan(2_000);
    await release('rollback', 'booking');
    expect(await shows('Safe &amp; Secure Checkout')).toBeLessThan(2_000);
    isOver = true;
    await polling;
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(system().pids).toEqual(pids);
  });

  test('does not change the version of an open tab', async ({ page }) => {
    await page.goto(siteUrl() + tourPath);
    await expectLive(page);
    await release('promote', 'booking', version);
    try {
      await page.locator('a[href="/spiritual-tours"]').first().click();
      await expect(page).toHaveURL(/\/spiritual-tours$/);
      await page.goBack();
      await expect(page.getByRole('heading', { name: panelHeading })).toBeVisible();
    } finally {
      await release('rollback', 'booking');
    }
  });
});

test.describe('a chunk that fails to load in the browser', () => {
  test('of a slot is replaced with a plain contact link', async ({ page }) => {
    const panel = await chunkFiles('booking', 'booking-panel');
    await page.route(panel, (route) => route.fulfill({ status: 404 }));
    await page.goto(siteUrl() + tourPath);
    await expectLive(page);
    const place = page.getByRole('complementary', { name: 'Booking' });
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('heading', { name: 'Ask about this tour' })).toBeVisible();
    await expect(place.getByRole('link', { name: 'Chat with us' })).toBeVisible();
    await expect(page.locator('h1')).toContainText('Discovering Shiva');
  });

  test('of the page leaves the server-rendered document, whose links work', async ({ page }) => {
    const lost = page.waitForRequest(await chunkFiles('catalog', 'tour-page'));
    await page.route(await chunkFiles('catalog', 'tour-page'), (route) => route.fulfill({ status: 404 }));
    await page.goto(siteUrl() + tourPath);
    await lost;
    await expect(page.locator('h1')).toContainText('Discovering Shiva');
    await page.locator('a[href="/spiritual-tours"]').first().click();
    await expect(page).toHaveURL(/\/spiritual-tours$/);
  });

  test('of the next page falls back to loading its document', async ({ page }) => {
    await page.goto(`${siteUrl()}/login`);
    await expectLive(page);
    await page.route(/\/remotes\/catalog\/.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.locator('a[href="/spiritual-tours"]').first().click();
    await expect(page).toHaveURL(/\/spiritual-tours$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});
