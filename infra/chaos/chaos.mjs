import { runPinned } from '../local/src/bootstrap/run-pinned.mjs';

await runPinned('infra/chaos/src/main.ts');
