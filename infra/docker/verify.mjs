import { runPinned } from '../local/src/bootstrap/run-pinned.mjs';

await runPinned('infra/docker/verify/main.ts');
