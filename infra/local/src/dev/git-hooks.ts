import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin } from '../check/bin.ts';
import { runProgram } from '../check/run-steps.ts';
import { root } from '../checkout.ts';

/**
 * Puts the pre-commit hook in place when a person begins to work. Not at install: images, mirrors and continuous
 * integration install as well, and none of them commits.
 */
export async function putHooksInPlace(say: (line: string) => void) {
  const isPerson = process.stdout.isTTY && !process.env.CI;
  const hook = path.join(root, '.git/hooks/pre-commit');
  if (!isPerson || !existsSync(path.join(root, '.git')) || existsSync(hook)) return;
  const { isGood, output } = await runProgram(bin('simple-git-hooks'), []);
  say(isGood ? '• staged files are formatted and linted before each commit from now on' : output);
}
