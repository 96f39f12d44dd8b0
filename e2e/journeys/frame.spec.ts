import { expect, test, type Page } from '@playwright/test';
import { expectFieldLive, expectLive } from '@valam/testing/live';
import { siteUrl } from '../support/system';
import { expectToast } from '../support/toast';

const day = 86_400_000;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl() + path);
  await expectLive(page);
}

/** Navigates by a footer link, without loading a new document. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`#foot a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(siteUrl() + href);
}

const pageViews = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: { event: string; path: string }[] }).dataLayer);

test.describe('privacy', () => {
  test('no third-party requests and no CSP violations occur before or after consent', async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(siteUrl()).origin) elsewhere.push(request.url());
    });
    const broken: string[] = [];
    await page.exposeFunction('policyBroken', (what: string) => broken.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { policyBroken } = window as unknown as { policyBroken(what: string): void };
        policyBroken(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await open(page, '/');
    await follow(page, '/temples');
    expect(await pageViews(page)).toBeUndefined();
    await page.getByRole('button', { name: 'Allow all' }).click();
    await follow(page, '/about');
    await open(page, '/spiritual-tours/discovering-shiva');
    expect(elsewhere).toEqual([]);
    expect(broken).toEqual([]);
  });

  test('page views are tracked after consent only, and a private link by its route pattern', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Allow all' }).click();
    await expect(page.getByRole('region', { name: 'Privacy choices' })).toBeHidden();
    await open(page, '/newsletter/unsubscribe/not-to-be-told?utm_source=mail');
    const view = { event: 'pageview', path: '/newsletter/unsubscribe/:token' };
    await expect.poll(async () => (await pageViews(page))?.[0]).toMatchObject(view);
    expect(JSON.stringify(await pageViews(page))).not.toContain('not-to-be-told');
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(page.getByRole('region', { name: 'Privacy choices' })).toBeVisible();
  });
});

test('a toast covers no button of the consent bar', async ({ page }) => {
  await open(page, '/contact-us');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectToast(page, 'Missing Information');
  const answers = page.getByRole('region', { name: 'Privacy choices' });
  await answers.getByRole('button', { name: 'Allow all' }).click({ timeout: 2_000 });
  await expect(answers).toBeHidden();
});

test.describe('the header', () => {
  test('marks the current section, even on its subpages', async ({ page }) => {
    await open(page, '/spiritual-tours/discovering-shiva');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link', { name: 'Tours' })).toHaveAttribute('aria-current', 'page');
    await follow(page, '/about');
    await expect(nav.getByRole('link', { name: 'Tours' })).not.toHaveAttribute('aria-current', /./);
    await expect(nav.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  });

  test('is a drawer on a phone, which closes when a link is followed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(`${siteUrl()}/blog`);
    await expect(drawer).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('stores the selected currency, emits an event for it, and follows events of other code', async ({
    page,
  }) => {
    await open(page, '/');
    const choice = page.getByRole('combobox', { name: 'Currency' });
    const heard = page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener('currencyChange', (event) => resolve((event as CustomEvent).detail)),
        ),
    );
    await choice.selectOption('EUR');
    expect(await heard).toEqual({ currency: 'EUR' });
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('currencyChange', { detail: { currency: 'INR' } })),
    );
    await expect(choice).toHaveValue('INR');
    await open(page, '/about');
    await expect(choice).toHaveValue('INR');
  });
});

test('the messaging button appears on scrolling and prefills the message', async ({ page }) => {
  await open(page, '/');
  const button = page.locator('a[href^="https://wa.me/"]').last();
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 151));
  await expect(button).toBeVisible();
  const text = new URL((await button.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toBe("Hi! I'm interested in learning more about spiritual tours in India.");
});

test.describe('the newsletter', () => {
  const fill = async (page: Page, email: string): Promise<void> => {
    const form = page.getByRole('form', { name: 'Newsletter' });
    const name = form.getByLabel('Name');
    await name.scrollIntoViewIfNeeded();
    // The footer is hydrated when it is near the viewport; before that its form is submitted without scripts.
    await expectFieldLive(name);
    await name.fill('Meera');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
  };

  test('confirms a subscription with a toast that can be reached by keyboard and closed', async ({
    page,
  }) => {
    await open(page, '/about');
    await fill(page, `reader-${Date.now()}@example.com`);
    const toast = page.locator('[role="status"][tabindex]', { hasText: 'Welcome to' });
    await expect(toast).toContainText("You've successfully subscribed to our newsletter.");
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(toast).toBeHidden();
  });

  test('shows an error on failure, and keeps the input', async ({ page }) => {
    await page.route('**/api/newsletter**', (route) => route.abort());
    await open(page, '/about');
    await fill(page, 'reader@example.com');
    const toast = page.getByRole('alert').filter({ hasText: 'Subscription failed' });
    await expect(toast).toContainText('Please try again later.');
    await expect(page.getByRole('form', { name: 'Newsletter' }).getByLabel('Name')).toHaveValue('Meera');
    await expect(toast).toBeHidden({ timeout: 9_000 });
  });
});

test('a referral code is stored for thirty days', async ({ page }) => {
  await open(page, '/?ref=anandhi12');
  const stored = () => page.evaluate(() => localStorage.getItem('valam.referral'));
  await expect.poll(stored).toContain('"code":"ANANDHI12"');
  const age = (by: number) =>
    page.evaluate(
      (at) => localStorage.setItem('valam.referral', JSON.stringify({ code: 'ANANDHI12', timestamp: at })),
      Date.now() - by,
    );
  await age(29 * day);
  await open(page, '/about');
  expect(await stored()).toContain('ANANDHI12');
  await age(31 * day);
  await open(page, '/about');
  await expect.poll(stored).toBeNull();
});

test('an unknown URL shows the not-found page', async ({ page, request }) => {
  expect((await request.get(`${siteUrl()}/no-such-page`)).status()).toBe(404);
  await open(page, '/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test('the consent bar covers no control that gets the focus by Tab, on a tablet either', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await open(page, '/temples');
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.locator(':focus').evaluate((focused) => {
      const { x, y, width, height } = focused.getBoundingClientRect();
      const bar = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-consent-bar]');
      return !!bar && !bar.contains(focused);
    });
    expect(isCovered).toBe(false);
  }
});
