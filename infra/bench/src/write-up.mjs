import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { root } from '../../local/src/checkout.mjs';

/** @typedef {import('./harness/report.mjs').Row & { load?: number }} Row */

const cell = (/** @type {string | undefined} */ text) => (text ?? '').replaceAll('|', '\\|');

/** @param {Row} row */
const line = ({ name, measured, yardstick, goal, verdict, load }) =>
  `| ${cell(name)} | ${cell(measured)} | ${cell(yardstick)} | ${cell(goal)} | ${verdict} | ${load ?? ''} |`;

/** Writes the last run into `infra/docs/performance.md`, so that no figure there is typed by hand. */
export async function writeUp() {
  const { at, machine, machineBefore, rows } = JSON.parse(
    readFileSync(path.join(root, 'reports/bench.json'), 'utf8'),
  );
  const loads = /** @type {Row[]} */ (rows).map(({ load }) => load ?? 0);
  const isBusy = Math.max(...loads) > machine.cores;
  const text = `# Performance

Written by \`npm run bench -- write-up\` from the run of ${at.slice(0, 16).replace('T', ' ')} UTC.

Machine: ${machine.cores} × ${machine.processor}, ${machine.memoryGiB} GiB; load average before ${machineBefore.loadBefore.join(', ')}, after ${machine.loadAfter.join(', ')}.
${
  isBusy
    ? `\n**The machine was busy with other work** (load up to ${Math.max(...loads)} on ${machine.cores} cores): times and rates below say how it was then, not what the system can do, and none of them is claimed as met or missed for good. Bytes, requests, calls and memory do not depend on load. Ratios of processor time depend on it less.\n`
    : ''
}
Each figure is the median of several rounds with the least and the most in brackets. Load: the average when the row began.

| What | Measured | Yardstick | Goal | Verdict | Load |
| --- | --- | --- | --- | --- | --- |
${/** @type {Row[]} */ (rows).map(line).join('\n')}

How each is taken: \`infra/bench/README.md\`.
`;
  const file = path.join(root, 'infra/docs/performance.md');
  writeFileSync(
    file,
    await prettier.format(text, { ...(await prettier.resolveConfig(file)), parser: 'markdown' }),
  );
  console.log('written: infra/docs/performance.md');
}
