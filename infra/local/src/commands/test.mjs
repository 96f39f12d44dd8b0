import { runSteps } from '../check/run-steps.mjs';
import { checkSteps } from '../check/steps.mjs';
import { weighPages } from '../check/page-sizes.mjs';
import { buildAll } from '../build/build.mjs';
import { runJest } from '../suite/jest.mjs';
import { playJourneys } from '../suite/journeys.mjs';
import { summary } from '../suite/summary.mjs';

/** `--all`: every journey and page weights as well; without it the main journeys alone. */
const isWhole = process.argv.includes('--all');

/** What a change breaks first: a page, a booking with its payment, an account, the back office. */
const mainJourneys = ['thread.spec', 'booking-paying.spec', 'account.spec', 'admin.spec', 'interface/'];

const log = (/** @type {string} */ line) => console.log(`• ${line}`);

/** @returns {Promise<import('../suite/summary.mjs').Tally>} */
async function build() {
  const since = performance.now();
  const { failed } = await buildAll({ log });
  for (const { message } of failed) console.error(message);
  const note = failed.map(({ name }) => name).join(', ');
  return {
    name: 'build',
    passed: note ? 0 : 1,
    failed: failed.length,
    seconds: (performance.now() - since) / 1_000,
    ...(note && { note }),
  };
}

/** @returns {Promise<import('../suite/summary.mjs').Tally>} */
async function check() {
  const since = performance.now();
  const results = await runSteps(checkSteps());
  const failed = results.filter(({ isGood }) => !isGood);
  const note = failed.map(({ name }) => name).join(', ');
  return {
    name: 'static checks',
    passed: results.length - failed.length,
    failed: failed.length,
    seconds: (performance.now() - since) / 1_000,
    ...(note && { note }),
  };
}

const headline = (/** @type {string} */ title) => console.log(`\n${title}\n`);

headline('Build');
const tallies = [await build()];
if (isWhole) {
  headline('Weight of pages');
  tallies.push(await weighPages());
}
headline('Static checks');
tallies.push(await check());
headline('Unit and component tests');
tallies.push(await runJest());
headline('Journeys in a real browser');
tallies.push(await playJourneys({ log, say: console.log, ...(!isWhole && { args: mainJourneys }) }));

const { text, failed } = summary(tallies);
console.log(text);
process.exit(failed === 0 ? 0 : 1);
