import { runSteps } from '../check/run-steps.ts';
import { checkSteps } from '../check/steps.ts';
import { readArguments } from '../command-line/read-arguments.mjs';

const { words: wanted } = readArguments('check');
const all = checkSteps();
const unknown = wanted.filter((word) => !all.some(({ name }) => name.includes(word)));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}; there are: ${all.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const steps = all.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const results = await runSteps(steps);
const failed = results.filter(({ isGood }) => !isGood).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
