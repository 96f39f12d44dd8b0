import { runPinned } from './src/bootstrap/run-pinned.mjs';

await runPinned('infra/local/src/commands/cluster.ts');
