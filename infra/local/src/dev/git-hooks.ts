import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin } from '../check/bin.ts';
import { runProgram } from '../check/run-steps.ts';
import { root } from '../checkout.ts';

/**
 * Installs the pre-commit hook when a developer starts working. Not at `npm install`: images, mirrors and continuous
 * integration install too and never commit.
 */
export async function putHooksInPlace(say: (line: string) => void) {
  const isPerson = process.stdout.isTTY && !process.env.CI;
  const hook = path.join(root, '.git/hooks/pre-commit');
  if (!isPerson || !existsSync(path.join(root, '.git')) || existsSync(hook)) return;
  const { isGood, output } = await runProgram(bin('simple-git-hooks'), []);
  say(isGood ? '• staged files are formatted and linted before each commit from now on' : output);
}
