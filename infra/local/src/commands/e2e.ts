import { playJourneys, runJourneys } from '../suite/journeys.ts';
import { summary } from '../suite/summary.ts';
import { readRunFile } from '../system/run-file.ts';
import { readSettings } from '../system/settings.ts';

/** `--running` plays against the system that `npm start` runs; whatever else is given goes to Playwright. */
const args = process.argv.slice(2).filter((argument) => argument !== '--running');
const log = (line: string) => console.log(`• ${line}`);

async function onRunning() {
  const { dataDir } = readSettings(process.env);
  const run = await readRunFile(dataDir);
  if (run) return runJourneys({ dataDir, site: run.site, args, log });
  console.error('Nothing runs here: start it with npm start, or leave --running out.');
  return process.exit(1);
}

const tally = process.argv.includes('--running')
  ? await onRunning()
  : await playJourneys({ args, log, say: console.log });
const { text, failed } = summary([tally]);
console.log(text);
process.exit(failed === 0 ? 0 : 1);
