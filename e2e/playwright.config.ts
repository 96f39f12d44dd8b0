import { defineConfig } from '@playwright/test';

/** Journeys run against a system that is already up; the tests find it by `SITE_URL` or by its `run.json`. */
export default defineConfig({
  testDir: '.',
  testMatch: ['interface/**/*.spec.ts', 'journeys/**/*.spec.ts', 'pages/**/*.spec.ts'],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 1,
  // A busy machine may be late once; what fails twice is a fault, and a retry is named in the report.
  retries: 1,
  outputDir: '../reports/journeys',
  use: {
    // Requests that tests play with must come from the page itself; what is there offline has a test of its own.
    serviceWorkers: 'block',
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
