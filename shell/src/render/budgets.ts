/** How long each thing may take before the page goes on without it. */
export const budgetMs = {
  /** A page's data and each slot's. */
  page: 1_500,
  /** A form that was sent without scripts. */
  form: 10_000,
  /** Who is signed in. */
  session: 100,
  /** What every page says about the site; without it the browser asks. */
  siteState: 300,
  /** Slots that are almost there, once the page's own data is. */
  slotGrace: 100,
  /** The whole answer, late slots included. */
  render: 4_000,
} as const;

/** Waits for something, but not longer than this. True when it came in time. */
export async function within(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  try {
    return await Promise.race([work.then(() => true), limit]);
  } finally {
    clearTimeout(timer);
  }
}
