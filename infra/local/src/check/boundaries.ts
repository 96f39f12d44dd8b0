import { globSync } from 'node:fs';
import { root } from '../checkout.ts';
import { bin } from './bin.ts';
import { runProgram } from './run-steps.ts';
import { verdict } from './verdict.ts';

const looked = [
  'packages/contracts/src',
  'packages/ui/src',
  'packages/mfe-kit/src',
  'packages/registry/src',
  'packages/service-kit/src',
  'packages/testing/src',
  'services/*/src',
  'services/*/sample',
  'shell/src',
  'mfe-*/src',
  'infra/*/src',
  'infra/docker/{image,verify}',
  'e2e',
];
const fewest = 300;

const foldersIn = (where: string) => looked.flatMap((pattern) => globSync(pattern, { cwd: where })).sort();

function sourceFiles(where: string) {
  const files = foldersIn(where).flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: where }));
  return files.filter((file) => !file.endsWith('.d.ts'));
}

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
  cycle?: (string | { name: string })[];
}

const inWords = ({ rule, from, to, cycle }: Violation) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map((one) => (typeof one === 'string' ? one : one.name)).join(' → ') : to}`;

/**
 * Checks imports against the boundary rules. Seeing too few modules is a failure: that happens when the compiler is
 * missing.
 * @param options another checkout
 */
export async function checkBoundaries({
  where = root,
  least = fewest,
}: { where?: string; least?: number } = {}) {
  const { output } = await runProgram(
    bin('depcruise'),
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...foldersIn(where)],
    { cwd: where },
  );
  const start = output.indexOf('{');
  if (start < 0) return { isGood: false, output };
  const {
    modules,
    summary,
  }: { modules: { source: string; dependencies: unknown[] }[]; summary: { violations: Violation[] } } =
    JSON.parse(output.slice(start));
  const seen = new Set(modules.map(({ source }) => source));
  const files = sourceFiles(where);
  const missed = files.filter((file) => !seen.has(file.replaceAll('\\', '/')));
  const edges = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  const problems = summary.violations.map(inWords);
  if (missed.length > 0) problems.push(`${missed.length} files were not checked, such as ${missed[0]}`);
  if (files.length < least || edges < files.length) {
    problems.push(
      `Only ${files.length} files with ${edges} imports were checked: the checker itself is broken`,
    );
  }
  return verdict(problems, `${files.length} files, ${edges} imports`);
}
