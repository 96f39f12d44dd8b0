import path from 'node:path';
import { readConfig } from './config';
import { startShell } from './running-shell';

async function main(): Promise<void> {
  let stopShell = (): Promise<void> => Promise.resolve();
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void stopShell().then(() => process.exit(0));
  };
  // Registered before the start has finished: PID 1 of a container ignores signals without a handler.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const shell = await startShell(readConfig(process.env), path.resolve(__dirname, '..'), process.env);
  stopShell = () => shell.stop();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
