import { runPinned } from '../local/src/bootstrap/run-pinned.mjs';

await runPinned('infra/kubernetes/src/write-capacity.ts');
