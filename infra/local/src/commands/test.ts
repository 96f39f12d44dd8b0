import { runSteps } from '../check/run-steps.ts';
import { checkSteps } from '../check/steps.ts';
import { weighPages } from '../check/page-sizes.ts';
import { buildAll } from '../build/build.ts';
import { readArguments } from '../command-line/read-arguments.mjs';
import { runJest } from '../suite/jest.ts';
import { playJourneys } from '../suite/journeys.ts';
import { summary } from '../suite/summary.ts';
import type { Tally } from '../suite/jest.ts';

const { all: isWhole } = readArguments('test').options;

/** The critical paths: a page, a booking with its payment, an account, the back office. */
const mainJourneys = ['thread.spec', 'booking-paying.spec', 'account.spec', 'admin.spec', 'interface/'];

/**
 * Long tests are in `*.long.test.ts` files and run with `--all`, which continuous integration uses.
 * `infra/local/README.md` says which tests count as long.
 */
const withoutLongTests = ['--testPathIgnorePatterns=\\.long\\.test\\.'];

const log = (line: string) => console.log(`• ${line}`);

async function tallyOf(
  name: string,
  play: () => Promise<{ passed: number; failed: readonly { name: string }[] }>,
): Promise<Tally> {
  const since = performance.now();
  const { passed, failed } = await play();
  const note = failed.map((one) => one.name).join(', ');
  const seconds = (performance.now() - since) / 1_000;
  return { name, passed, failed: failed.length, seconds, ...(note && { note }) };
}

const build = () =>
  tallyOf('build', async () => {
    const { failed } = await buildAll({ log });
    for (const { message } of failed) console.error(message);
    return { passed: failed.length > 0 ? 0 : 1, failed };
  });

/**
 * One at a time: static checks use the quarter of two cores that is idle while builds and tests wait for each other,
 * for servers and for timers.
 */
const check = () =>
  tallyOf('static checks', async () => {
    const results = await runSteps(checkSteps({ isWhole }), { atOnce: 1 });
    const failed = results.filter(({ isGood }) => !isGood);
    return { passed: results.length - failed.length, failed };
  });

const headline = (title: string) => console.log(`\n${title}\n`);

headline('Build, and static checks beside it');
const checking = check();
const tallies = [await build()];
if (isWhole) {
  headline('Weight of pages');
  tallies.push(await weighPages());
}
headline('Unit and component tests, beside the checks');
tallies.push(await runJest(isWhole ? [] : withoutLongTests), await checking);
headline('Journeys in a real browser');
tallies.push(await playJourneys({ log, say: console.log, ...(!isWhole && { args: mainJourneys }) }));

const { text, failed } = summary(tallies);
console.log(text);
process.exit(failed === 0 ? 0 : 1);
