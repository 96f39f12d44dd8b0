import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '@valam/local/checkout';

export interface Row {
  name: string;
  /** the measured value, or the reason why there is none */
  measured: string;
  goal: string;
  verdict: 'met' | 'missed' | 'not measured';
  yardstick?: string;
  missedBy?: string;
  /** for the JSON only */
  details?: unknown;
}

export const notMeasured = (name: string, why: string, goal: string): Row => ({
  name,
  measured: `not measured: ${why}`,
  goal,
  verdict: 'not measured',
});

export function describeMachine(): {
  cores: number;
  processor: string;
  memoryGiB: number;
  loadBefore: number[];
} {
  const all = cpus();
  return {
    cores: all.length,
    processor: all[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    loadBefore: loadavg().map((one) => Math.round(one * 10) / 10),
  };
}

export function table(rows: readonly string[][]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function printed(rows: readonly Row[]) {
  const lines = rows.map((row) => [
    row.verdict === 'met' ? 'ok' : row.verdict === 'missed' ? 'MISSED' : '–',
    row.name,
    row.measured,
    row.yardstick ?? '',
    row.goal,
  ]);
  return table([['', 'what', 'measured', 'yardstick', 'goal'], ...lines]);
}

/** Prints the table, writes `reports/<name>.json`, and returns the exit code: 0 when no goal was missed. */
export function report(name: string, rows: readonly Row[], more: Record<string, unknown> = {}) {
  const missed = rows.filter(({ verdict }) => verdict === 'missed');
  const unmeasured = rows.filter(({ verdict }) => verdict === 'not measured');
  const machine = { ...describeMachine(), loadAfter: loadavg().map((one) => Math.round(one * 10) / 10) };
  console.log(`\n${printed(rows)}\n`);
  for (const row of missed)
    console.log(`missed: ${row.name}: ${row.missedBy ?? row.measured} (goal: ${row.goal})`);
  if (unmeasured.length > 0) console.log(`not measured: ${unmeasured.map((row) => row.name).join(' · ')}`);
  console.log(
    `${rows.length - missed.length - unmeasured.length} met, ${missed.length} missed, ${unmeasured.length} not measured` +
      ` · ${machine.cores} cores, load ${machine.loadAfter[0]}`,
  );
  const file = path.join(root, 'reports', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), machine, ...more, rows }, null, 2)}\n`,
  );
  console.log(`written: reports/${name}.json`);
  return missed.length === 0 ? 0 : 1;
}
