const istOffsetMs = 5.5 * 3_600_000;
const dayMs = 86_400_000;

/** The date this many days from today, in India: the site counts days there, where a day begins at 18:30 UTC. */
export const dayInIndia = (daysFromToday: number): string =>
  new Date(Date.now() + istOffsetMs + daysFromToday * dayMs).toISOString().slice(0, 10);
