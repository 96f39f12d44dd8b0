export type Browser = Awaited<ReturnType<typeof import('@valam/testing/browser').openBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;
export interface PageState {
  name: string;
  path: string;
  widths?: readonly number[];
  reach: (page: Page) => Promise<void>;
}

const tour = '/spiritual-tours/discovering-shiva';

/** Retries a press until the result is visible: the page may not have been hydrated yet. */
async function until(page: Page, press: () => Promise<void>, shows: string) {
  const there = page.locator(shows).first();
  for (let tries = 0; tries < 4; tries++) {
    // An opened part may hide its button, so a retry may fail.
    await press().catch(() => {});
    const isThere = await there.waitFor({ timeout: 8_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`${shows} never came`);
}

const press = (page: Page, role: 'button' | 'link' | 'heading', name: string | RegExp) => async () => {
  const one = page.getByRole(role, { name }).first();
  await one.scrollIntoViewIfNeeded({ timeout: 8_000 });
  // Waits for hydration: before it, a link is only a link.
  for (let waits = 0; waits < 40; waits++) {
    if (await one.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))) break;
    await page.waitForTimeout(200);
  }
  await one.click({ timeout: 8_000 });
};

/** States of pages after an interaction. */
export const pageStates: readonly PageState[] = [
  {
    name: 'menu open',
    path: '/',
    widths: [360, 768],
    reach: (page) => until(page, press(page, 'button', 'Menu'), '[role=dialog]'),
  },
  {
    name: 'a message shown',
    path: '/about',
    async reach(page) {
      await page.route('**/api/newsletter**', (route) => route.abort());
      const form = page.getByRole('form', { name: 'Newsletter' });
      await form.getByLabel('Name').fill('Meera');
      await form.getByLabel('Email').fill('meera@audit.example');
      await until(page, press(page, 'button', 'Subscribe'), '[role=alert]');
    },
  },
  {
    name: 'pictures opened',
    path: tour,
    reach: (page) => until(page, press(page, 'link', /^Open picture 1/), '[role=dialog]'),
  },
  {
    name: 'private tour asked for',
    path: tour,
    reach: (page) => until(page, press(page, 'link', 'Inquire About Private Tour'), '[role=dialog]'),
  },
  {
    name: 'private tour refused',
    path: tour,
    async reach(page) {
      await until(page, press(page, 'link', 'Inquire About Private Tour'), '[role=dialog]');
      const dialog = page.getByRole('dialog');
      await dialog.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
      await until(page, () => dialog.locator('[type=submit]').click(), '[role=dialog] [aria-invalid=true]');
    },
  },
  {
    name: 'no date chosen',
    path: tour,
    reach: (page) => until(page, press(page, 'button', 'Reserve Your Spot'), '[role=alert]'),
  },
  {
    name: 'details of the traveller',
    path: tour,
    async reach(page) {
      const dates = page.getByLabel('Departure date');
      const open = await dates.locator('option').evaluateAll((options) =>
        options
          .filter((option) => !/sold out/i.test(option.textContent ?? ''))
          .map((option) => option.getAttribute('value'))
          .find(Boolean),
      );
      await dates.selectOption(open ?? '');
      await until(page, press(page, 'button', 'Reserve Your Spot'), 'form[aria-label="Traveler details"]');
    },
  },
  {
    name: 'a tour kept',
    path: '/spiritual-tours',
    reach: (page) => until(page, press(page, 'button', /^Keep: /), 'aside[aria-label="Your shortlist"]'),
  },
  {
    name: 'tours side by side',
    path: '/shortlist?tours=discovering-shiva,city-of-light,lamps-of-kerala',
    reach: async () => {},
  },
  {
    name: 'search with suggestions',
    path: '/search',
    reach: (page) => until(page, () => page.getByRole('combobox').last().fill('shiva'), '[role=option]'),
  },
  { name: 'search without result', path: '/search?q=nothing-is-called-so', reach: async () => {} },
  { name: 'search with results', path: '/search?q=shiva', reach: async () => {} },
  { name: 'temples without result', path: '/temples?q=nothing-is-called-so', reach: async () => {} },
  {
    name: 'a question opened',
    path: '/host',
    reach: (page) => until(page, press(page, 'heading', 'Who can become a host?'), 'main details[open]'),
  },
  {
    name: 'countries to choose from',
    path: '/contact-us',
    reach: (page) => until(page, press(page, 'button', /country/i), '[role=option]'),
  },
  {
    name: 'signing in refused',
    path: '/login',
    async reach(page) {
      await page.getByLabel('Email').first().fill('nobody@audit.example');
      await page.getByLabel('Password').first().fill('not the password');
      await until(page, press(page, 'button', 'Sign In'), '[role=alert]');
    },
  },
  {
    name: 'signing up refused',
    path: '/signup',
    async reach(page) {
      await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''));
      await until(page, press(page, 'button', 'Create Account'), '[role=alert], [aria-invalid=true]');
    },
  },
  { name: 'no such page', path: '/nowhere', reach: async () => {} },
  { name: 'no such temple', path: '/temples/nowhere', reach: async () => {} },
  {
    name: 'no such booking',
    path: '/booking/manage/a-link-that-nobody-was-sent-0123456789abcdef',
    reach: async () => {},
  },
];
