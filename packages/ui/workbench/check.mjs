// Opens the built workbench in Chromium, runs axe on every sheet and overlay, and takes a screenshot of each.
import { createRequire } from 'node:module';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));
const page = pathToFileURL(path.join(here, 'dist/index.html')).href;
const pictures = path.join(here, 'dist/pictures');
const axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
const widths = [360, 768, 1280];
/** Media emulations, applied at the widest viewport only. */
const manners = [{}, { contrast: 'more' }, { forcedColors: 'active' }];
/** Explicit values, because omitting an option does not reset it. */
const plain = { contrast: 'no-preference', forcedColors: 'none' };
const [only] = process.argv.slice(2);

await mkdir(pictures, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let failures = 0;
try {
  const tab = await browser.newPage();
  tab.on('pageerror', (error) => report('error', error.message));
  tab.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR')) report('console', message.text());
  });
  await tab.goto(page);
  const sheets = await tab.evaluate(() => globalThis.workbenchSheets);
  for (const { id, alone } of sheets) {
    if (only && only !== id) continue;
    const views = alone.length > 0 ? alone.map((state) => ({ id, state })) : [{ id }];
    for (const view of views) for (const width of widths) await look(tab, view, width);
  }
} finally {
  await browser.close();
}
process.stdout.write(failures === 0 ? 'Workbench: no violation\n' : `Workbench: ${failures} findings\n`);
process.exitCode = failures === 0 ? 0 : 1;

/** @param {import('playwright-core').Page} tab @param {{ id: string, state?: string }} view @param {number} width */
async function look(tab, { id, state }, width) {
  await tab.emulateMedia(plain);
  await tab.setViewportSize({ width, height: 900 });
  await tab.goto(`${page}?${new URLSearchParams({ sheet: id, ...(state && { state }) })}`);
  await tab.evaluate(() => document.fonts.ready);
  await tab.waitForTimeout(400);
  if (!state) await bringAllIntoView(tab);
  const name = [id, state, width]
    .filter(Boolean)
    .join('-')
    .replace(/[^a-z0-9-]+/gi, '-');
  await tab.screenshot({
    path: path.join(pictures, `${name}.png`),
    fullPage: !state,
    animations: 'disabled',
  });
  const tooWide = await tab.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  if (tooWide) report(name, 'scrolls sideways');
  await tab.evaluate(axe);
  for (const manner of width === widths.at(-1) ? manners : [{}]) await judge(tab, name, manner);
}

/** @param {import('playwright-core').Page} tab @param {string} name @param {{ contrast?: 'more', forcedColors?: 'active' }} manner */
async function judge(tab, name, manner) {
  await tab.emulateMedia({ ...plain, ...manner });
  const { violations } = await tab.evaluate(() =>
    globalThis.axe.run(document, { rules: { 'page-has-heading-one': { enabled: false } } }),
  );
  for (const { id: rule, nodes } of violations)
    report(
      name,
      `${rule}: ${nodes.map((node) => node.html.slice(0, 160) + ' -- ' + node.failureSummary).join('\n   ')}`,
    );
}

/** Scrolls down the page once, so that lazy pictures load. @param {import('playwright-core').Page} tab */
async function bringAllIntoView(tab) {
  await tab.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  await tab.waitForTimeout(300);
}

/** @param {string} where @param {string} what */
function report(where, what) {
  failures += 1;
  process.stderr.write(`${where}: ${what}\n`);
}
