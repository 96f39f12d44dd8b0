import { globSync } from 'node:fs';
import { root } from '../checkout.mjs';
import { bin } from './bin.mjs';
import { runProgram } from './run-steps.mjs';

const looked = [
  'packages/contracts/src',
  'packages/ui/src',
  'packages/mfe-kit/src',
  'packages/registry/src',
  'packages/service-kit/src',
  'services/*/src',
  'services/*/sample',
  'shell/src',
  'mfe-catalog/src',
  'mfe-booking/src',
  'mfe-account/src',
];
const fewest = 300;

/** @param {string} where */
const foldersIn = (where) => looked.flatMap((pattern) => globSync(pattern, { cwd: where })).sort();

/** @param {string} where */
function sourceFiles(where) {
  const files = foldersIn(where).flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: where }));
  return files.filter((file) => !file.endsWith('.d.ts'));
}

/** @param {any} violation */
const inWords = ({ rule, from, to, cycle }) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map((/** @type {any} */ c) => c.name ?? c).join(' → ') : to}`;

/**
 * The imports, checked against the rules. A checker that saw less than there is has not checked anything,
 * which is how a missing compiler shows.
 * @param {{ where?: string, least?: number }} [options] another copy of the repository
 */
export async function checkBoundaries({ where = root, least = fewest } = {}) {
  const { output } = await runProgram(
    bin('depcruise'),
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...foldersIn(where)],
    { cwd: where },
  );
  const start = output.indexOf('{');
  if (start < 0) return { isGood: false, output };
  /** @type {{ modules: { source: string, dependencies: unknown[] }[], summary: { violations: any[] } }} */
  const { modules, summary } = JSON.parse(output.slice(start));
  const seen = new Set(modules.map(({ source }) => source));
  const files = sourceFiles(where);
  const missed = files.filter((file) => !seen.has(file.replaceAll('\\', '/')));
  const edges = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  const problems = summary.violations.map(inWords);
  if (missed.length > 0) problems.push(`${missed.length} files were not looked at, such as ${missed[0]}`);
  if (files.length < least || edges < files.length) {
    problems.push(
      `Only ${files.length} files with ${edges} imports were looked at: the checker itself is broken`,
    );
  }
  return {
    isGood: problems.length === 0,
    output: problems.join('\n') || `${files.length} files, ${edges} imports`,
  };
}
