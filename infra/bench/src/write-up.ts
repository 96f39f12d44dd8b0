import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { root } from '@valam/local/checkout';
import type { Row } from '@valam/testing/report';

type MeasuredRow = Row & { load?: number };

const cell = (text: string | undefined) => (text ?? '').replaceAll('|', '\\|');

const line = ({ name, measured, yardstick, goal, verdict, load }: MeasuredRow) =>
  `| ${cell(name)} | ${cell(measured)} | ${cell(yardstick)} | ${cell(goal)} | ${verdict} | ${load ?? ''} |`;

/** The reports that have a table in `infra/docs/performance.md`, and the command that writes it. */
const reportsWrittenUp = {
  bench: 'npm run bench',
  peers: 'npm run bench -- peers',
  scale: 'npm run bench -- scale',
  lighthouse: 'npm run bench -- lighthouse',
} as const;
export type WrittenUp = keyof typeof reportsWrittenUp;

/** The report that a run with these arguments updates; null for a partial run or one with a failed row. */
export function writtenUpAs(words: readonly string[], isFinished: boolean): WrittenUp | null {
  if (!isFinished) return null;
  const name = words.length === 0 ? 'bench' : words.join();
  return Object.keys(reportsWrittenUp).find((known): known is WrittenUp => known === name) ?? null;
}

/** The content of `reports/<name>.json`. */
interface BenchRun {
  at: string;
  machine: { cores: number; processor: string; memoryGiB: number; loadAfter: number[] };
  machineBefore: { loadBefore: number[] };
  rows: MeasuredRow[];
}

function figures(command: string, { at, machine, machineBefore, rows }: BenchRun) {
  // Load from before the run, not caused by it.
  const [already = 0] = machineBefore.loadBefore;
  const busy = `\n**The machine was busy with other work** (load ${already} on ${machine.cores} cores before the run): times and rates below say how it was then, not what the system can do. Bytes, requests, calls and memory do not depend on load; ratios of processor time depend on it less.\n`;
  return `Written by \`${command}\` from the run of ${at.slice(0, 16).replace('T', ' ')} UTC.

Machine: ${machine.cores} × ${machine.processor}, ${machine.memoryGiB} GiB; load average before ${machineBefore.loadBefore.join(', ')}, after ${machine.loadAfter.join(', ')}.
${already > machine.cores ? busy : ''}
Each figure is the median of several rounds with the least and the most in brackets. Load: the average when the row began, the rows before it included.

| What | Measured | Yardstick | Goal | Verdict | Load |
| --- | --- | --- | --- | --- | --- |
${rows.map(line).join('\n')}`;
}

/** Writes the last run between its markers in `infra/docs/performance.md`, so that no figure there is typed by hand. */
export async function writeUp(name: WrittenUp) {
  const command = reportsWrittenUp[name];
  const run = JSON.parse(readFileSync(path.join(root, 'reports', `${name}.json`), 'utf8')) as BenchRun;
  await putBetweenMarks(command, figures(command, run));
}

/** Replaces the section of a command in `infra/docs/performance.md`. */
export async function putBetweenMarks(command: string, figures: string) {
  const file = path.join(root, 'infra/docs/performance.md');
  const text = readFileSync(file, 'utf8');
  const begin = `<!-- figures: written by ${command} -->`;
  const before = text.indexOf(begin);
  const after = text.indexOf('<!-- end of figures -->', before);
  if (before < 0 || after < 0)
    throw new Error(`infra/docs/performance.md has lost the marks of \`${command}\``);
  const written = `${text.slice(0, before)}${begin}\n\n${figures}\n\n${text.slice(after)}`;
  writeFileSync(
    file,
    await prettier.format(written, { ...(await prettier.resolveConfig(file)), parser: 'markdown' }),
  );
  console.log('written: infra/docs/performance.md');
}
