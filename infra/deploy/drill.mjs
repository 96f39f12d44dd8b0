import { runPinned } from '../local/src/bootstrap/run-pinned.mjs';

await runPinned('infra/deploy/src/drill/main.ts');
