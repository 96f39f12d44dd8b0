import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Verdict } from './run-steps.ts';

/** What a check has come to: its problems, or else a word on what it has seen. */
export const verdict = (problems: readonly string[], seen: string = ''): Verdict => ({
  isGood: problems.length === 0,
  output: problems.join('\n') || seen,
});

/** The problem of a check that saw less than there is: it has not checked anything. */
export const tooFew = (count: number, least: number, what: string): string[] =>
  count < least ? [`only ${count} ${what}: the check itself is broken`] : [];

/** Files of a checkout, named with slashes, without those of dependencies. */
export const filesIn = (where: string, patterns: readonly string[], except: RegExp): string[] =>
  globSync(patterns, { cwd: where, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/') && !except.test(file));

/** The same with what they hold. */
export const textsIn = (where: string, patterns: readonly string[], except: RegExp) =>
  filesIn(where, patterns, except).map((file) => ({
    file,
    text: readFileSync(path.join(where, file), 'utf8'),
  }));
