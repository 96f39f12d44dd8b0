import { spawn } from 'node:child_process';
import { root } from '../checkout.ts';

/**
 * Runs a program with inherited stdio.
 * @returns its exit code, or the signal that ended it
 */
export function runLive(
  program: string,
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number | NodeJS.Signals> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    const done = (end: number | NodeJS.Signals) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(end);
    };
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.once('exit', (code, signal) => done(code ?? signal ?? 1));
  });
}
