import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';
import { readArguments } from '../command-line/read-arguments.mjs';
import { playJourneys, runJourneys } from '../suite/journeys.ts';
import { summary } from '../suite/summary.ts';
import { readRunFile } from '../system/run-file.ts';
import { readSettings } from '../system/settings.ts';

const { words, options } = readArguments('e2e');
/**
 * Like Playwright's filter: a regular expression that matches part of the absolute path, optionally followed by
 * `:line`.
 */
const files = globSync(path.join(root, 'e2e/{journeys,pages,interface}/**/*.spec.ts'));
function isJourney(word: string) {
  try {
    const pattern = new RegExp(word.replace(/(:\d+)+$/, ''), 'i');
    return files.some((file) => pattern.test(file));
  } catch {
    return false;
  }
}
const unknown = words.filter((word) => !isJourney(word));
if (unknown.length > 0) {
  console.error(
    `There is no journey ${unknown.join(', ')}; words are parts of a path such as journeys/account.spec.ts`,
  );
  process.exit(2);
}
const args = process.argv.slice(2).filter((argument) => argument !== '--running');
const log = (line: string) => console.log(`• ${line}`);

async function onRunning() {
  const { dataDir } = readSettings(process.env);
  const run = await readRunFile(dataDir);
  if (run) return runJourneys({ dataDir, site: run.site, args, log });
  console.error('Nothing runs here: start it with npm start, or leave --running out.');
  return process.exit(1);
}

const tally = options.running ? await onRunning() : await playJourneys({ args, log, say: console.log });
const { text, failed } = summary([tally]);
console.log(text);
process.exit(failed === 0 ? 0 : 1);
