import { watchRollbackRequests } from '../carry-out-rollbacks.ts';
import { releasePlace } from '../place.ts';

// Runs beside the shells, with write access to the registry, which they do not have.
const stop = watchRollbackRequests(releasePlace(), (line) => console.log(line));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
