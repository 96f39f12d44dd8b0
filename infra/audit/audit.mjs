import { runPinned } from '../local/src/bootstrap/run-pinned.mjs';

await runPinned('infra/audit/src/main.ts');
