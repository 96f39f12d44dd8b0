import { runPinned } from '../local/src/bootstrap/run-pinned.mjs';

await runPinned('infra/bench/src/main.ts');
