import type { Tally } from './jest.ts';

/** @returns a table, the names of failures, and a machine-readable last line */
export function summary(tallies: readonly Tally[]): { text: string; failed: number } {
  const width = Math.max(...tallies.map(({ name }) => name.length));
  const rows = tallies.map(({ name, passed, failed, seconds, note }) => {
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed ${seconds.toFixed(0).padStart(6)} s`;
    return `  ${name.padEnd(width)} ${counts}${note ? `   ${note}` : ''}`;
  });
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const failures = tallies.flatMap(({ failures = [] }) => failures.map((failure) => `  ✘ ${failure}`));
  const named = failures.length > 0 ? ['', ...failures] : [];
  return { text: ['', ...rows, ...named, '', `${passed} passed, ${failed} failed`].join('\n'), failed };
}
