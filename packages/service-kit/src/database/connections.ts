/** How many connections one replica of a service keeps at most, where nothing else is said. */
export const usualConnections = 10;

/** Jobs that run at the same time in one replica. */
export const jobsAtOnce = 5;
/** Beside its jobs, their workers look for new ones and listen. */
export const jobConnections = jobsAtOnce + 2;

/** What a replica keeps beside those: for its jobs, for the announcements it publishes, and for showing that it lives. */
export const connectionsBeside = jobConnections + 2;
