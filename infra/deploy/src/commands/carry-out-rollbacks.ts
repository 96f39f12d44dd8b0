import { watchRollbackRequests } from '../carry-out-rollbacks.ts';
import { releasePlace } from '../place.ts';

// Runs next to the shells, with the write access to the registry that they lack.
const stop = watchRollbackRequests(releasePlace(), (line) => console.log(line));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
