import { defineConfig } from '@playwright/test';

/**
 * Journeys that change what all others meet (a release, a table that refuses rows, the shell's development build) or hold
 * something against the clock. Nothing else plays beside them.
 */
const alone = [
  'journeys/admin-replay.spec.ts',
  'journeys/another-brand.spec.ts',
  'journeys/every-page.spec.ts',
  'journeys/first-paint.spec.ts',
  'journeys/hostile-content.spec.ts',
  'journeys/new-remote.spec.ts',
  'journeys/offline.spec.ts',
  'journeys/thread.spec.ts',
  'journeys/tour-panel.spec.ts',
  'journeys/without-booking.spec.ts',
];
const journeys = ['interface/**/*.spec.ts', 'journeys/**/*.spec.ts', 'pages/**/*.spec.ts'];

/** Journeys run against a system that is already up; the tests find it by `SITE_URL` or by its `run.json`. */
export default defineConfig({
  testDir: '.',
  // `infra/local` plays one project after the other: the second has one worker.
  projects: [
    { name: 'together', testMatch: journeys, testIgnore: alone },
    { name: 'alone', testMatch: alone },
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // A busy machine may be late once; what fails twice is a fault, and a retry is named in the report.
  retries: 1,
  outputDir: '../reports/journeys',
  use: {
    // Requests that tests play with must come from the page itself; what is there offline has a test of its own.
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
