import path from 'node:path';
import { readConfig } from './config';
import { startShell } from './running-shell';

async function main(): Promise<void> {
  const shell = await startShell(readConfig(process.env), path.resolve(__dirname, '..'), process.env);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void shell.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
