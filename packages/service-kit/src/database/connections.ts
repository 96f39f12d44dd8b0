/** Default maximum of connections of one replica of a service. */
export const usualConnections = 10;

/** Jobs that run at the same time in one replica. */
export const jobsAtOnce = 5;
/** One for each job, one to poll for jobs, and one to listen. */
export const jobConnections = jobsAtOnce + 2;

/** Connections of a replica in addition to its pool: for jobs, for publishing events, and for its presence lock. */
export const connectionsBeside = jobConnections + 2;
