import { defineConfig } from '@playwright/test';

/**
 * Journeys that change global state (a release, a table that refuses rows, the shell's development build) or measure times.
 * Nothing else runs beside them.
 */
const alone = [
  'journeys/admin-replay.spec.ts',
  'journeys/another-brand.spec.ts',
  'journeys/early-presses.spec.ts',
  'journeys/every-page.spec.ts',
  'journeys/first-paint.spec.ts',
  'journeys/hostile-content.spec.ts',
  'journeys/new-remote.spec.ts',
  'journeys/offline.spec.ts',
  'journeys/slow-navigation.spec.ts',
  'journeys/thread.spec.ts',
  'journeys/tour-panel.spec.ts',
  'journeys/without-booking.spec.ts',
  'journeys/without-catalog.spec.ts',
  'journeys/without-leads.spec.ts',
];
const journeys = ['interface/**/*.spec.ts', 'journeys/**/*.spec.ts', 'pages/**/*.spec.ts'];

/** Journeys run against a running system; the tests find it by `SITE_URL` or by its `run.json`. */
export default defineConfig({
  testDir: '.',
  // `infra/local` runs one project after the other: the second has one worker.
  projects: [
    { name: 'together', testMatch: journeys, testIgnore: alone },
    { name: 'alone', testMatch: alone },
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // A journey that fails once fails the run, whatever the result of its retry: the retry only records a trace. Tracing every
  // first attempt made all journeys together take half as long again.
  retries: 1,
  failOnFlakyTests: true,
  outputDir: '../reports/journeys',
  use: {
    // Requests mocked by tests must come from the page itself; the service worker has its own test.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(process.env['CHROMIUM_BIN'] ? { executablePath: process.env['CHROMIUM_BIN'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
