import { spawn } from 'node:child_process';
import { root } from '../checkout.ts';

export interface Verdict {
  isGood: boolean;
  output: string;
}
export interface Step {
  name: string;
  run: () => Promise<Verdict>;
}
export type Result = Verdict & { name: string; seconds: number };

/** Runs a program and captures its output. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Verdict> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.once('error', (error) => resolve({ isGood: false, output: error.message }));
    child.once('close', (code) =>
      resolve({ isGood: code === 0, output: Buffer.concat(parts).toString().trim() }),
    );
  });
}

/** Runs steps with limited concurrency and prints each result as it arrives. */
export async function runSteps(
  steps: readonly Step[],
  { atOnce = 2 }: { atOnce?: number } = {},
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...steps];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const since = performance.now();
      const verdict = await step
        .run()
        .catch((error) => ({ isGood: false, output: String(error?.stack ?? error) }));
      const result = { ...verdict, name: step.name, seconds: (performance.now() - since) / 1_000 };
      results.push(result);
      console.log(`${result.isGood ? '✓' : '✗'} ${result.name} (${result.seconds.toFixed(1)} s)`);
      if (!result.isGood) console.log(result.output.replace(/^/gm, '    '));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
