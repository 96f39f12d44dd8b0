import { newestMoment } from './cash.sql.js';

/** Far longer than any transaction: rows of transactions begun before an earlier run are visible or rolled back. */
const settledAfter = `interval '10 minutes'`;

export const moveReading = `update cash_reading set settled = seen, seen_when = now(), seen = (${newestMoment})
        where seen_when < now() - ${settledAfter}`;
