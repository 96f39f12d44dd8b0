import { runPinned } from './src/bootstrap/run-pinned.mjs';

// What every root command begins with: `node infra/local/run.mjs <program> [argument…]`, on any Node from 20.19 on.
const [program = '', ...args] = process.argv.slice(2);
await runPinned(program, args);
