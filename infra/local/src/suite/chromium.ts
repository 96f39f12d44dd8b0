import { existsSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../check/run-steps.ts';
import { bin } from '../check/bin.ts';
import { root } from '../checkout.ts';
import { UserError } from '../user-error.ts';
import { findProgram, installSystemPackage } from '../system-package.ts';

/**
 * The headless shell first: a full Chromium also renders its own windows, which costs a third of a core in every
 * journey.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const apps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const packages = ['chromium-headless-shell', 'chromium'];

const installed = () =>
  findProgram(names, ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/homebrew/bin']) ??
  apps.find((app) => existsSync(app));

/**
 * Finds Chromium for the journeys in this order: the environment variable, the PATH, the system's packages,
 * Playwright's download.
 * @returns environment variables for the journeys
 */
export async function provideChromium(log: (line: string) => void): Promise<Record<string, string>> {
  const named = process.env.CHROMIUM_BIN;
  if (named && !existsSync(named)) throw new UserError(`CHROMIUM_BIN names ${named}, which does not exist.`);
  let found = named || installed();
  for (const name of packages) {
    if (!found && (await installSystemPackage(name, log))) found = installed();
  }
  if (found) return { CHROMIUM_BIN: found };

  const browsers = { PLAYWRIGHT_BROWSERS_PATH: path.join(root, '.cache/playwright') };
  log('downloading Chromium with Playwright');
  const download = await runProgram(bin('playwright'), ['install', 'chromium-headless-shell'], {
    env: browsers,
  });
  if (download.isGood) return browsers;
  throw new UserError(
    'No Chromium: it is neither on this machine nor could it be installed or downloaded. One of these helps: ' +
      'install it (apt install chromium, brew install --cask chromium); set CHROMIUM_BIN to the program; ' +
      'allow downloads for npx playwright install.',
  );
}
