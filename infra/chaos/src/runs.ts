import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { quantile } from '@valam/testing/numbers';
import { table } from '@valam/testing/report';
import { root } from '@valam/local/checkout';
import { invariantCount } from './world/invariants.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { World } from './world/world.ts';

/** One line per run, so that repeated calls of the command add up to one table. */
const file = path.join(root, 'reports/chaos-runs.ndjson');

interface Run {
  number: number;
  name: string;
  seed: number;
  problems: string[];
  seen: World['seen'];
  seconds: number;
}

export const forgetRuns = () => rmSync(file, { force: true });

export function keepRun({
  scenario: { number, name },
  ms,
  ...more
}: Pick<Run, 'seed' | 'problems' | 'seen'> & { scenario: Scenario; ms: number }): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const run: Run = { number, name, ...more, seconds: ms / 1_000 };
  appendFileSync(file, `${JSON.stringify(run)}\n`);
}

/** Parses a file with one JSON record per line; empty if there is no file. */
export const readLines = <T>(name: string): T[] =>
  existsSync(name)
    ? readFileSync(name, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const inSeconds = (ms: number) => (ms / 1_000).toFixed(1);

function row(name: string, runs: readonly Run[]): string[] {
  const trouble = runs.map(({ seen }) => seen.troubleMs).filter((ms) => ms > 0);
  return [
    name,
    String(runs.length),
    String(runs.filter(({ problems }) => problems.length > 0).length),
    String(runs.length * invariantCount),
    String(sum(runs.map(({ seen }) => seen.orders))),
    String(sum(runs.map(({ seen }) => seen.reads))),
    trouble.length > 0 ? inSeconds(quantile(trouble, 0.5)) : '–',
    trouble.length > 0 ? inSeconds(Math.max(...trouble)) : '–',
    sum(runs.map(({ seconds }) => seconds)).toFixed(0),
  ];
}

/** The table of faults: runs, invariants checked, and the longest time for which an order had to be retried. */
export function tableOfRuns(): string {
  const runs = readLines<Run>(file);
  const names = [...new Set(runs.map(({ number, name }) => `${number} ${name}`))].sort();
  return table([
    ['fault', 'runs', 'broken', 'invariants asked', 'orders', 'reads', 'trouble s, p50', 'most', 'took s'],
    ...names.map((name) =>
      row(
        name,
        runs.filter((run) => `${run.number} ${run.name}` === name),
      ),
    ),
    row('all', runs),
  ]);
}
