import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Verdict } from './run-steps.ts';

/** The result of a check: its problems, or else a summary of what it checked. */
export const verdict = (problems: readonly string[], seen: string = ''): Verdict => ({
  isGood: problems.length === 0,
  output: problems.join('\n') || seen,
});

/** A check that found too few items to check is itself broken. */
export const tooFew = (count: number, least: number, what: string): string[] =>
  count < least ? [`only ${count} ${what}: the check itself is broken`] : [];

/** Files of a checkout with forward slashes, without node_modules. */
export const filesIn = (where: string, patterns: readonly string[], except: RegExp): string[] =>
  globSync(patterns, { cwd: where, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/') && !except.test(file));

/** The same with their content. */
export const textsIn = (where: string, patterns: readonly string[], except: RegExp) =>
  filesIn(where, patterns, except).map((file) => ({
    file,
    text: readFileSync(path.join(where, file), 'utf8'),
  }));
