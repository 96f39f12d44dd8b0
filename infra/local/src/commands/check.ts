import { runSteps } from '../check/run-steps.ts';
import { checkSteps } from '../check/steps.ts';

/** Names after the command choose: `npm run check -- boundaries lint`. */
const wanted = process.argv.slice(2);
const steps = checkSteps().filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const results = await runSteps(steps);
const failed = results.filter(({ isGood }) => !isGood).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
