import { watchRollbackRequests } from '../carry-out-rollbacks.mjs';
import { releasePlace } from '../place.mjs';

// Runs beside the shells, with the right to write the registry that they do not have.
const stop = watchRollbackRequests(releasePlace(), (line) => console.log(line));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
